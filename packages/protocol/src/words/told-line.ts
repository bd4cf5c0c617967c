/** The log as it is sent: what happened, as far as its reader was told. Words are made by whoever reads it (telling-words.ts). */
import { type Game, type Telling, type Told, toldTo, type Viewer } from '@spaceline/engine';

export interface ToldLine {
  turn: number;
  /** how many answers had been given, those taken back not counted: the number a replay has */
  n: number;
  told: Told;
}

/** What the game's log keeps. */
interface Entry {
  readonly telling: Telling;
  readonly answer: number;
  readonly turn: number;
}

export const logLineOf = (g: Game, viewer: Viewer, entry: Entry): ToldLine => ({
  turn: entry.turn,
  n: entry.answer,
  told: toldTo(g.defs, viewer, entry.telling),
});
