/** One of the own games in a list. */

import type { GameSummary } from '@spaceline/protocol';
import type { Words } from '@spaceline/protocol/words';
import { Link } from 'wouter';
import p from '../app/page.module.css';
import { say } from '../net/say.ts';
import { wonHow } from '../summary/ending.ts';
import { ago, formatName } from './use.ts';

function outcomeOf({ status, result, yourMove, seat, players }: GameSummary): Words {
  if (status === 'adjourned') return say('adjourned');
  if (status === 'saved') return say('saved for later');
  if (result === null) return yourMove ? say('your move') : say('their move');
  if (result.kind === 'no-result') return say('no result');
  if (result.kind === 'draw') return say('a draw');
  if (result.winner < 0) return say('a tie');
  return say(result.winner === seat ? 'won, {how}' : 'lost, {how}', {
    how: wonHow(result.kind, players[result.winner === 0 ? 1 : 0].name),
  });
}

export function GameRow({ game: g }: { game: GameSummary }) {
  const them = g.players[g.seat === 1 ? 0 : 1];
  const outcome = outcomeOf(g);
  return (
    <div className={p.row} data-testid="game" data-status={g.status} data-turn={g.turn} data-your-move={g.yourMove}>
      <div>
        <b>
          {say(g.origin === null ? '{format} against {name}' : '{format} against {name}, played on', {
            format: formatName(g.format),
            name: them.name,
          })}
        </b>
        <small>
          {say('{outcome}, turn {turn}, {yours} to {theirs}, {when}', {
            outcome,
            turn: g.turn,
            yours: g.points[g.seat === 1 ? 1 : 0],
            theirs: g.points[g.seat === 1 ? 0 : 1],
            when: ago(g.updatedAt),
          })}
        </small>
      </div>
      {g.result === null ? (
        <Link href={`/t/${g.id}`} className={p.link}>
          {g.status === 'adjourned' ? say('Look') : g.yourMove ? say('Your move') : say('Go on')}
        </Link>
      ) : (
        <>
          <Link href={`/summary/${g.id}`} className={p.link}>
            {say('Summary')}
          </Link>
          <Link href={`/replay/${g.id}?seat=${g.seat}`} className={p.link}>
            {say('Replay')}
          </Link>
        </>
      )}
    </div>
  );
}
