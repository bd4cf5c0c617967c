/** What is said at a table. */

/** Somebody's words, a phrase, or a finger on something: exactly one of them. */
export interface TalkLine {
  n: number;
  at: number;
  /** who said it, whatever they are called by then; '' where the account is gone */
  by: string;
  /** a seat, or -1 for a spectator */
  seat: number;
  name: string;
  /** 'person' or 'guest' */
  kind: string;
  /** whom it is for: spectators are heard by players when the game is over */
  channel: 'players' | 'spectators';
  text?: string;
  /** each reader has it in the own language */
  phrase?: Phrase;
  point?: { card?: number; place?: number };
  /** what its speaker's client calls it: said twice with the same, it was said once */
  once?: string;
}

export const MOST_LETTERS = 200;

/** What is said most, for those who share no language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'one-moment',
  'thinking',
  'thanks',
  'well-played',
  'sorry',
  'good-game',
] as const;
export type Phrase = (typeof PHRASES)[number];

export const isPhrase = (text: string): text is Phrase => (PHRASES as readonly string[]).includes(text);
