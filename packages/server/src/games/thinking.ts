/**
 * A bot that looks ahead thinks beside the games, where nobody at a table waits for it. The more games ask at once, the less time each answer has:
 * none takes longer than somebody at a table would wait.
 */
import { DEPTHS, isLevel, looksAhead } from '@spaceline/bots';
import type { Seat } from '@spaceline/engine';
import type { Room } from './room.ts';

export interface Question {
  readonly room: Room;
  readonly seat: Seat;
  /** the level of the bot */
  readonly bot: string;
  /** of the bot's own dice, which have nothing to do with the game's chance */
  readonly dice: string;
  /** milliseconds that it may think */
  readonly milliseconds: number;
  /** the answer is wanted no more */
  readonly signal: AbortSignal;
}

/** Answers with an entry for the record, or null where nothing was found. */
export type Think = (question: Question) => Promise<string | null>;

/** No answer takes longer, however many wait. */
const MOST = 4000;

export const thinksLong = (kind: string): boolean => isLevel(kind) && looksAhead(kind);

/** What a bot may take, when so many are thinking already. */
export function timeFor(kind: string, others: number): number {
  const own = isLevel(kind) && looksAhead(kind) ? DEPTHS[kind].milliseconds : 0;
  return Math.round(Math.min(own, MOST / (others + 1)));
}
