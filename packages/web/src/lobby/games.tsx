/** The own games: those that go on, and those to look back at. */
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
import { say } from '../net/say.ts';
import { GameRow } from './game-row.tsx';
import { useFetched } from './use.ts';

export default function Games() {
  const me = useMe((w) => w.me);
  const known = useMe((w) => w.known);
  // who has no session has no games, and needs none to look
  const games = useFetched(() => (me === null ? Promise.resolve([]) : api.games()), `games ${me?.id}`, 6000);
  const open = games.data?.filter((g) => g.result === null) ?? [];
  const done = games.data?.filter((g) => g.result !== null) ?? [];
  return (
    <Shell title={say('Games')}>
      <div className={p.head}>
        <h1>{say('Your games')}</h1>
        <p>
          {say(
            'A game waits for you where you left it. Finished ones can be replayed, shared, and played on from any point.',
          )}
        </p>
      </div>
      {games.problem !== null && <p className={p.problem}>{games.problem}</p>}
      <div className={p.stack}>
        <section className={p.panel}>
          <h2>
            {say('Going on')} <i /> <small>{open.length}</small>
          </h2>
          {known && open.length === 0 && (
            <p className={p.empty} data-testid="no-game">
              {say('No game is going on.')} <Link href="/">{say('Start one')}</Link>
            </p>
          )}
          {open.map((g) => (
            <GameRow key={g.id} game={g} />
          ))}
        </section>
        <section className={p.panel}>
          <h2>
            {say('Over')} <i /> <small>{done.length}</small>
          </h2>
          {done.length === 0 && <p className={p.empty}>{say('Nothing to look back at yet.')}</p>}
          {done.map((g) => (
            <GameRow key={g.id} game={g} />
          ))}
        </section>
      </div>
    </Shell>
  );
}
