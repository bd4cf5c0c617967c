/** The log as it is sent: each line in words for its viewer, with the cards it names. */
import { type Game, type LogEntry, toldTo, type Viewer } from '@spaceline/engine';
import type { LogLine } from './messages.ts';
import { namingOf } from './words/naming-of-game.ts';
import { wordsOf } from './words/telling-words.ts';

export function logLine(g: Game, viewer: Viewer, entry: LogEntry, names: readonly string[]): LogLine {
  const { text, cards } = wordsOf(toldTo(g.defs, viewer, entry.telling), namingOf(g, viewer, names));
  return { turn: entry.turn, n: entry.answer, text, cards };
}
