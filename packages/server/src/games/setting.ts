/** What a room needs of the server around it. */
import type { CallMessage } from '@spaceline/protocol';
import type { Checkpoints } from '../database/checkpoints.ts';
import type { DecisionLog } from '../database/decisions.ts';
import type { Games } from '../database/games.ts';
import type { Reports } from '../database/reports.ts';
import type { GameRow } from '../database/tables.ts';
import type { Fanout } from '../fanout/fanout.ts';
import type { Question } from '../heavy/think.ts';
import type { Metrics } from '../metrics.ts';
import type { Talk } from './talk.ts';

interface Logger {
  info(about: object, text: string): void;
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
}

export interface Setting {
  readonly decisions: DecisionLog;
  readonly games: Games;
  readonly checkpoints: Checkpoints;
  readonly reports: Reports;
  readonly talk: Talk;
  readonly fanout: Fanout;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** fingerprint of the engine and the cards */
  readonly rules: string;
  /** milliseconds between two visible acts of a bot */
  readonly pace: number;
  /** from and to how many milliseconds an act waits to be told to all but the other player (Hold); null = not at all */
  readonly hide: readonly [number, number] | null;
  /** bots that think for long, in a thread of their own; the others answer at once */
  readonly thinkers: ReadonlySet<string>;
  /** `by`: those with the same share one turn */
  think(question: Omit<Question, 'milliseconds'>, by: string, signal: AbortSignal): Promise<string | null>;
  /** tells somebody, whatever they look at, and at whichever server */
  call(user: string, call: CallMessage): void;
  /** sets up the game that follows this one */
  rematch(row: GameRow): Promise<string>;
}
