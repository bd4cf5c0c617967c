/** Lines of the log as one player reads them: "You play …", "The opponent plays …". */
import { type Game, type LogEntry, renderEntry, type Viewer } from '@spaceline/engine';

/** "plays" for others, "play" for you. */
function secondPerson(verb: string): string {
  const bare = verb.replace(/\W+$/, '');
  const mark = verb.slice(bare.length);
  if (bare === 'has') return `have${mark}`;
  if (bare === 'is') return `are${mark}`;
  if (/(ch|sh|ss|x)es$/.test(bare)) return bare.slice(0, -2) + mark;
  return /[^s]s$/.test(bare) ? bare.slice(0, -1) + mark : verb;
}

/** A log entry for a player; `names` are those of the seats, and the viewer's own is "You". */
export function describeEntry(g: Game, viewer: Viewer, entry: LogEntry, names: readonly string[]): string {
  const called = names.map((n, seat) => (seat === viewer ? 'You' : n));
  const line = renderEntry(g, viewer, entry, called);
  if (!line.startsWith('You ')) return line;
  const [, verb, ...rest] = line.split(' ');
  return ['You', secondPerson(verb), ...rest].join(' ');
}
