/** An entry of a game's record as it is stored, with the clocks as they are now. */
import type { DecisionRow } from '../database/tables.ts';
import type { Times } from './clock.ts';
import type { Done } from './opening.ts';

export const entryRow = (
  game: string,
  number: number,
  { entry, seat, auto }: Done,
  { left, away }: Times,
  hash: string | null,
): DecisionRow => ({
  game,
  number,
  entry,
  seat,
  auto,
  at: Date.now(),
  left0: Math.round(left[0]),
  left1: Math.round(left[1]),
  away0: Math.round(away[0]),
  away1: Math.round(away[1]),
  hash,
});

export const timesOf = (row: DecisionRow): Times => ({ left: [row.left0, row.left1], away: [row.away0, row.away1] });

/** The clocks as they were last kept: with the game where nothing was entered since, else with the last entry. */
export function keptTimes(clocks: string | null, rows: readonly DecisionRow[]): Times | null {
  const kept = clocks === null ? null : (JSON.parse(clocks) as Times & { n: number });
  if (kept?.n === rows.length) return kept;
  const last = rows[rows.length - 1];
  return last === undefined ? null : timesOf(last);
}
