/** The own games: those that go on, and those to look back at. */
import type { GameSummary } from '@spaceline/protocol';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { Shell } from '../app/shell.tsx';
import { api } from '../net/api.ts';
import { useMe } from '../net/me.ts';
import { RESULTS } from '../table/question.ts';
import { ago, formatName, useFetched } from './use.ts';

export default function Games() {
  const me = useMe((w) => w.me);
  const games = useFetched(api.games, `games ${me?.id}`, 6000);
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
          {open.length === 0 && (
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

export function GameRow({ game: g }: { game: GameSummary }) {
  const them = g.players[g.seat === 1 ? 0 : 1];
  const won = g.result !== null && g.result.winner === g.seat;
  const outcome =
    g.result === null
      ? g.yourMove
        ? 'your move'
        : 'their move'
      : g.result.winner < 0
        ? 'a tie'
        : `${won ? 'won' : 'lost'}, ${RESULTS[g.result.kind] ?? g.result.kind}`;
  return (
    <div className={p.row}>
      <div>
        <b>
          {formatName(g.format)} against {them.name}
        </b>
        <small>
          {outcome}, turn {g.turn}, {g.points[g.seat === 1 ? 1 : 0]} to {g.points[g.seat === 1 ? 0 : 1]},{' '}
          {ago(g.updatedAt)}
        </small>
      </div>
      {g.result === null ? (
        <Link href={`/t/${g.id}`} className={p.link}>
          {g.yourMove ? 'Your move' : 'Go on'}
        </Link>
      ) : (
        <>
          <Link href={`/summary/${g.id}`} className={p.link}>
            Summary
          </Link>
          <Link href={`/replay/${g.id}`} className={p.link}>
            Replay
          </Link>
        </>
      )}
    </div>
  );
}
