/** What an opponent is: something that answers the question that is open to its seat. */
import type { Decision, DeckList, Dice, Game, Option, Seat } from '@spaceline/engine';
import type { Manner } from './heuristic/tweak.ts';

export type { Dice };

export interface Choice {
  option: Option;
  cards: readonly number[];
}

/** What a bot had in mind with its last answer, as data: sentences are made elsewhere. */
export interface Why {
  /** by rules of thumb; because it looked ahead; or because nothing looked better than the usual */
  readonly how: 'usual' | 'ahead' | 'layout';
  /** the way that was chosen */
  readonly what: string;
  /** how many other ways were tried, and how often the game was played on */
  readonly ways: number;
  readonly playouts: number;
  /** the chance to win, from 0 to 1; null where nobody has looked */
  readonly odds: number | null;
}

export interface Bot {
  readonly name: string;
  /** May read only what its seat may know (the visibility oracle says what that is). */
  choose(game: Game, seat: Seat, decision: Decision): Choice;
  /** why it gave its last answer */
  why?(): Why;
}

/** Under what circumstances a bot plays. */
export interface Setting {
  readonly manner?: Manner;
  /** the lists that others are known to play: what the other player's deck is guessed from */
  readonly decks?: readonly DeckList[];
  /** the format lets both see each other's lists */
  readonly openLists?: boolean;
  /** how often it may play the game on for one answer; the same number gives the same answers */
  readonly playouts?: number;
  /** what is left out, to see what it gives: the search over layouts, that over turns, or the evaluation (every playout goes to the end) */
  readonly without?: 'layouts' | 'turns' | 'evaluation';
  /** so many turns are played on, instead of what the level does */
  readonly horizon?: number;
  /** a clock, and how many milliseconds an answer may take at most; without them only the playouts count */
  readonly now?: () => number;
  readonly most?: () => number;
}

/** A bot's dice are its own, apart from the game's chance. */
export type BotMaker = (dice: Dice, setting?: Setting) => Bot;
