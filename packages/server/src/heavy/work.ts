/**
 * All heavy work there is, by its kind. Each is a function of data that can be sent to a thread, and of the steps on the way; what it
 * answers can be sent as JSON. It reads no database and keeps nothing but what saves it time.
 */
import { askBench } from '../lobby/bench.ts';
import { checkList } from '../lobby/deck-check.ts';
import { figuresOf } from '../lobby/deck-figures.ts';
import { playFirstTurns } from '../lobby/first-turns.ts';
import { showScenario } from '../lobby/scenario-show.ts';
import { analysisOf } from './analysis.ts';
import { benchStart } from './bench-start.ts';
import { boardAt, framesOf, leadsThere, momentOf, startAt } from './replay-work.ts';
import { think } from './think.ts';

export const WORK = {
  /** a game that is over, answer by answer */
  frames: framesOf,
  /** one moment of it, for the first page */
  moment: momentOf,
  /** one moment of it as a board of the bench */
  board: boardAt,
  /** where a game begins that goes on from there */
  'play-on': startAt,
  /** do the rules of this server lead to where a game of others ended? */
  leads: leadsThere,
  /** what the engine does with a board */
  bench: askBench,
  'bench-start': benchStart,
  /** a rule, put on the table */
  scenario: showScenario,
  'deck-check': checkList,
  'deck-figures': figuresOf,
  'first-turns': playFirstTurns,
  /** how the chances went in it, and where they turned */
  analysis: analysisOf,
  /** what a bot that searches does next */
  think,
};

type Work = typeof WORK;
export type Kind = keyof Work;
export type DataOf<K extends Kind> = Parameters<Work[K]>[0];
export type AnswerOf<K extends Kind> = Awaited<ReturnType<Work[K]>>;
