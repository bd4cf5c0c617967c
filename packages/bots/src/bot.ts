/** What an opponent is: something that answers the question that is open to its seat. */
import type { Decision, Game, Option, Seat } from '@spaceline/engine';

export interface Choice {
  option: Option;
  cards: readonly number[];
}

/** Chance for bots, apart from the game's own: an integer from 0 to n-1. */
export type Dice = (n: number) => number;

export interface Bot {
  readonly name: string;
  /** May read only what its seat may know (the visibility oracle says what that is). */
  choose(game: Game, seat: Seat, decision: Decision): Choice;
}

export type BotMaker = (dice: Dice) => Bot;
