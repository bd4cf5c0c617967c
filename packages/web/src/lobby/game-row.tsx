/** One of the own games in a list. */
import type { GameSummary } from '@spaceline/protocol';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { wonHow } from '../summary/ending.ts';
import { ago, formatName } from './use.ts';

export function GameRow({ game: g }: { game: GameSummary }) {
  const them = g.players[g.seat === 1 ? 0 : 1];
  const won = g.result !== null && g.result.winner === g.seat;
  const outcome =
    g.status === 'adjourned'
      ? 'adjourned'
      : g.result === null
        ? g.yourMove
          ? 'your move'
          : 'their move'
        : g.result.kind === 'no-result'
          ? 'no result'
          : g.result.winner < 0
            ? 'a tie'
            : `${won ? 'won' : 'lost'}, ${wonHow(g.result.kind)}`;
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
          {g.status === 'adjourned' ? 'Look' : g.yourMove ? 'Your move' : 'Go on'}
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
