/**
 * Boards that a person has set up: the rulebook's scenarios, and those of the judge's bench.
 *
 *     POST   /api/bench                      BenchRequest       -> BenchAnswer            what the engine does with it
 *     POST   /api/bench/play                 BenchGameRequest   -> { game: GameSummary }  play on from there, against a bot
 *     GET    /api/bench/scenario/NAME        BenchFile                                    a scenario of the rulebook, to change it
 *     GET    /api/bench/replay/ID?n=N        BenchFile                                    a moment of a game that is over
 */
import type { Reason, View, Words } from '@spaceline/engine';
import * as z from 'zod/mini';
import { type DecisionView, type LogLine, NO_NUL } from './messages.ts';

/** A scenario file, or the same as JSON. */
const text = z.string().check(z.minLength(2), z.maxLength(40_000), z.regex(NO_NUL));
const name = z.string().check(z.minLength(1), z.maxLength(200), z.regex(NO_NUL));

export const benchRequestSchema = z.object({ text });
/** @public for clients in TypeScript */
export type BenchRequest = z.infer<typeof benchRequestSchema>;

export const benchGameRequestSchema = z.object({
  /** a scenario of the rulebook by its name, or a board */
  scenario: z.optional(name),
  text: z.optional(text),
  /** after so many of its steps */
  steps: z.number().check(z.int(), z.nonnegative()),
  seat: z.union([z.literal(0), z.literal(1)]),
  bot: z.optional(name),
});
export type BenchGameRequest = z.infer<typeof benchGameRequestSchema>;

/** A scenario as plain data: what its file says (docs/scenarios.md). */
export type ScenarioDoc = Record<string, unknown>;

/**
 * What of a moment a file cannot say: texts that last, what is under way, how often something was done, what cards remember, who has looked at
 * what is hidden, what came only in this turn.
 */
export type LostFromBoard = 'lasting' | 'under-way' | 'uses' | 'memory' | 'stops' | 'seen' | 'new';

/** A card of that moment that is not on the board (then `why` says what a file would be told), or lies there otherwise than it did. */
export interface LeftOutOfBoard {
  card: string;
  owner: 'A' | 'B';
  why: Words | null;
}

export interface BenchFile {
  doc: ScenarioDoc;
  lost: LostFromBoard[];
  leftOut: LeftOutOfBoard[];
}

/** One change of a board. */
export type BenchChange =
  /** this is not said of the card any more: it is not stopped, cloaked, damaged … */
  | { do: 'clear'; card: string; key: string }
  | { do: 'undock'; card: string }
  | { do: 'bring'; card: string; aboard: string }
  | { do: 'add'; card: string; aboard: string }
  | { do: 'turn'; player: string }
  | { do: 'segment'; segment: string };

/** What became of one step of the board. */
export interface BenchStep {
  /**
   * `done`: somebody did it; `refused`: it was not offered; `unclear`: several things that are offered fit; `holds` and `fails`: what must
   * hold does, or does not
   */
  outcome: 'done' | 'refused' | 'unclear' | 'holds' | 'fails';
  /** what happened, as the one who acted is told it, every card named */
  told: LogLine[];
  /** why it was refused, or why what must be refused was */
  reasons: Reason[];
  /** what the file would be told */
  message: Words | null;
}

/** What somebody is asked where the steps end. */
interface BenchQuestion {
  seat: number;
  decision: DecisionView;
  /**
   * the step that takes each of its options, in their order, and which of its fields names the cards of a group that are still to be
   * chosen; null where a file has no words for it
   */
  steps: ({ step: unknown; group: 'cards' | 'pick' | null } | null)[];
}

export interface BenchAnswer {
  /** the board cannot be laid out, or a step not be read: where and why */
  problem: { text: Words; line: number | null } | null;
  /** up to the first that is refused, unclear or fails */
  steps: BenchStep[];
  asked: BenchQuestion | null;
  /** the table where the steps end, with all that either player sees */
  table: View | null;
  /** what each card is called in a step, by its number */
  names: Record<number, string>;
  /** what could be said of the table then: each a part of an `expect` */
  holds: ScenarioDoc[];
  /** changed boards on which the step that was refused is offered; how many were tried */
  remedies: { doc: ScenarioDoc; changes: BenchChange[] }[];
  /** what else stands against it, besides the reasons of its step */
  besides: Reason[];
  tried: number;
  /** the same as a scenario file */
  file: string;
}
