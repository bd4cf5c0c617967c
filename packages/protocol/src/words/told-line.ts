/** The log as it is sent: what happened, as far as its reader was told. Words are made by whoever reads it (telling-words.ts). */
import { type Game, type LogEntry, type Telling, toldTo, type Viewer, withCards } from '@spaceline/engine';
import type { LogLine } from '../messages.ts';

export const logLineOf = (g: Game, viewer: Viewer, entry: LogEntry): LogLine => ({
  turn: entry.turn,
  n: entry.answer,
  told: toldTo(g.defs, viewer, entry.telling),
});

/** The same where everything lies open, as on a judge's bench: every card is named, whoever reads it. */
export const openLineOf = (g: Game, viewer: Viewer, entry: LogEntry): LogLine =>
  logLineOf(g, viewer, { ...entry, telling: withCards(entry.telling, (r) => ({ ...r, seen: 7 })) as Telling });
