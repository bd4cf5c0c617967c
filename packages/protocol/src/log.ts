/** Lines of the log as one player reads them: "You play …", "Kim plays …". */
import { type Game, type LogEntry, toldTo, type Viewer, type Words } from '@spaceline/engine';
import { namingOf } from './words/naming-of-game.ts';
import { wordsOf } from './words/telling-words.ts';

/** A log entry for a player; `names` are those of the seats, and the viewer's own is "You". */
export const describeEntry = (g: Game, viewer: Viewer, entry: LogEntry, names: readonly Words[]): Words =>
  wordsOf(toldTo(g.defs, viewer, entry.telling), namingOf(g, viewer, names)).text;
