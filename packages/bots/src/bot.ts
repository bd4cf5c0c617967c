/** What an opponent is: something that answers the question that is open to its seat. */
import type { Decision, Dice, Game, Option, Seat } from '@spaceline/engine';

export type { Dice };

export interface Choice {
  option: Option;
  cards: readonly number[];
}

export interface Bot {
  readonly name: string;
  /** May read only what its seat may know (the visibility oracle says what that is). */
  choose(game: Game, seat: Seat, decision: Decision): Choice;
}

/** A bot's dice are its own, apart from the game's chance. */
export type BotMaker = (dice: Dice) => Bot;
