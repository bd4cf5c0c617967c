/** A page that has failed says so, and what to do: the game itself is on the server, and goes on. */
import { say } from '../net/say.ts';
import p from './page.module.css';

export function Failed() {
  return (
    <main className={p.head} style={{ padding: 24 }} role="alert" data-testid="page-failed">
      <h1>{say('This page has failed')}</h1>
      <p>{say('Nothing is lost: a game goes on where it stands. Load the page again, or begin at the start.')}</p>
      <div className={p.buttons}>
        <button type="button" className={p.link} onClick={() => location.reload()}>
          {say('Load it again')}
        </button>
        <a href="/games" className={p.link}>
          {say('To my games')}
        </a>
      </div>
    </main>
  );
}
