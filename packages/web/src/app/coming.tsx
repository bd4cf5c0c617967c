/** While a page comes: nothing that one sees, unless nobody answers. */
import { create } from 'zustand';
import { say } from '../net/say.ts';
import p from './page.module.css';

const useReach = create<{ cut: boolean }>()(() => ({ cut: false }));

export const outOfReach = (cut: boolean): void => useReach.setState({ cut });

export function Coming() {
  const cut = useReach((r) => r.cut);
  if (!cut) return <p className="hidden">{say('Loading')}</p>;
  return (
    <main className={p.head} style={{ padding: 24 }} role="status" data-testid="out-of-reach">
      <h1>{say('There is no connection')}</h1>
      <p>{say('This page comes when it is back. What you have changed elsewhere is kept in this browser.')}</p>
      <div className={p.buttons}>
        <button type="button" className={p.link} onClick={() => history.back()}>
          {say('Back')}
        </button>
      </div>
    </main>
  );
}
