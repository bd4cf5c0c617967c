/**
 * The log is templates and ids; it is rendered for each viewer. A card's word remembers who could know the card when the
 * line was written.
 */
import type { Seat } from './state.ts';

export type LogWord =
  | { card: number; def: number; seen: number }
  | { seat: Seat }
  | { location: number }
  | { planet: number }
  | { number: number }
  | { word: string };

export interface LogEntry {
  text: string;
  words: readonly LogWord[];
  /** how many answers had been given */
  answer: number;
  turn: number;
}
