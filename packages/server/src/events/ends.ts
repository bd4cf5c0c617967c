/** The games of an event that its director, or a player who left, has made an end of, and what each is told. */
import { OUTCOMES, type Table, type TableResult, type Tournament, tablesOf } from '@spaceline/events';
import type { EndByEvent } from '../games/rooms.ts';

/** Who has won by a result, as a seat of the game: the first player of the table has seat 0. */
const winnerOf = ({ outcome }: TableResult): 0 | 1 | -1 =>
  outcome === 'true-tie' ? -1 : OUTCOMES.indexOf(outcome) < OUTCOMES.indexOf('true-tie') ? 0 : 1;

function endOf({ game, result }: Table): readonly [string, EndByEvent][] {
  if (game === null || result === null || result.by === 'table' || result.by === 'bye') return [];
  const winner = winnerOf(result);
  if (result.by === 'director' || winner < 0) return [[game, { do: 'ruled', winner }]];
  return [[game, { do: 'left', seat: winner === 0 ? 1 : 0 }]];
}

/** Where the game is over already, by itself, it stays as it was. */
export const endsOf = (t: Tournament): readonly (readonly [game: string, by: EndByEvent])[] => [
  ...tablesOf(t).flatMap(endOf),
  ...t.calledOff.map((game) => [game, { do: 'called-off' }] as const),
];
