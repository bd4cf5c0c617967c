/** The log as it is sent: what happened, as far as its reader was told. Words are made by whoever reads it (telling-words.ts). */
import { type Game, type LogEntry, toldTo, type Viewer } from '@spaceline/engine';
import type { LogLine } from '../messages.ts';

export const logLineOf = (g: Game, viewer: Viewer, entry: LogEntry): LogLine => ({
  turn: entry.turn,
  n: entry.answer,
  told: toldTo(g.defs, viewer, entry.telling),
});
