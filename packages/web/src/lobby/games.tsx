/** The own games: those that go on, and those to look back at. */
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
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
    <Shell title="Games">
      <div className={p.head}>
        <h1>Your games</h1>
        <p>
          A game waits for you where you left it. Finished ones can be replayed, shared, and played on from any point.
        </p>
      </div>
      {games.problem !== null && <p className={p.problem}>{games.problem}</p>}
      <div className={p.stack}>
        <section className={p.panel}>
          <h2>
            Going on <i /> <small>{open.length}</small>
          </h2>
          {known && open.length === 0 && (
            <p className={p.empty}>
              No game is going on. <Link href="/">Start one</Link>.
            </p>
          )}
          {open.map((g) => (
            <GameRow key={g.id} game={g} />
          ))}
        </section>
        <section className={p.panel}>
          <h2>
            Over <i /> <small>{done.length}</small>
          </h2>
          {done.length === 0 && <p className={p.empty}>Nothing to look back at yet.</p>}
          {done.map((g) => (
            <GameRow key={g.id} game={g} />
          ))}
        </section>
      </div>
    </Shell>
  );
}
