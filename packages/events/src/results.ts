/** The five results of a game and what they are worth in an event. */
import {
  differential,
  differentialBetween,
  type Format,
  fullWinner,
  type Game,
  type Seat,
  scoreOf,
} from '@spaceline/engine';

/** Best first. */
export const OUTCOMES = ['full-win', 'modified-win', 'true-tie', 'modified-loss', 'full-loss'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What the same result is for the other player. */
export const reversed = (o: Outcome): Outcome => OUTCOMES[OUTCOMES.length - 1 - OUTCOMES.indexOf(o)];
export const isWin = (o: Outcome): boolean => o === 'full-win' || o === 'modified-win';
export const isLoss = (o: Outcome): boolean => isWin(reversed(o));

/** Victory points for the five results, in that order. */
export type Scale = readonly [number, number, number, number, number];
/** Decipher's own guide had another scale, so an event may choose. */
export const DEFAULT_SCALE: Scale = [4, 3, 2, 1, 0];
/** A bye is worth as much. */
export const BYE: Outcome = 'full-win';
/** Higher numbers than anybody used; pairings add squares of them up exactly. */
const MOST = 20;

export const pointsFor = (scale: Scale, o: Outcome): number => scale[OUTCOMES.indexOf(o)];

/** What is wrong with a scale, or null. */
export function whyNoScale(scale: readonly number[]): string | null {
  if (scale.length !== OUTCOMES.length) return `victory points are five numbers, for ${OUTCOMES.join(', ')}`;
  if (scale.some((n) => !Number.isInteger(n) || n < 0 || n > MOST))
    return `victory points are whole numbers from 0 to ${MOST}`;
  if (scale.some((n, i) => i > 0 && n > scale[i - 1])) return 'a worse result may not be worth more than a better one';
  return scale[0] === scale[4] ? 'a win must be worth more than a loss' : null;
}

/** What a finished game, or a director, says of a table: everything from the side of its first player. */
export interface Score {
  outcome: Outcome;
  scores: readonly [number, number];
  /** of the first player; the second has the opposite */
  differential: number;
}

/** The result of a game, for the player in this seat; null while it goes on. */
export function scoreOfGame(g: Game, seat: Seat): Score | null {
  const { result } = g.state;
  if (result === null) return null;
  const mine = result.winner === seat;
  const full = fullWinner(result) >= 0;
  const outcome: Outcome =
    result.winner < 0 ? 'true-tie' : full ? (mine ? 'full-win' : 'full-loss') : mine ? 'modified-win' : 'modified-loss';
  const other: Seat = seat === 0 ? 1 : 0;
  return { outcome, scores: [scoreOf(g, seat), scoreOf(g, other)], differential: differential(g, seat) };
}

/** A result that somebody writes down: the differential follows from the scores (R-11.72, WARP-45). */
export function scoreWritten(outcome: Outcome, scores: readonly [number, number], victory: Format['victory']): Score {
  const winner = outcome === 'full-win' ? 0 : outcome === 'full-loss' ? 1 : -1;
  return { outcome, scores, differential: differentialBetween(scores, winner, victory) };
}
