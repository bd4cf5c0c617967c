/** The log as it is sent: each line in words for its viewer, with the cards it names. */
import type { Game, LogEntry, LogWord, Viewer } from '@spaceline/engine';
import { describeEntry } from './log.ts';
import type { LogLine } from './messages.ts';

function named(g: Game, viewer: Viewer, w: LogWord): LogLine['cards'] {
  let def: number | undefined;
  if ('card' in w) {
    const bit = viewer < 0 ? 4 : 1 << viewer;
    if ((w.seen & bit) !== 0) def = w.def;
  } else if ('location' in w || 'planet' in w) {
    const place = g.location('location' in w ? w.location : w.planet);
    const id = place.missions[0] ?? place.card;
    if (id >= 0) def = g.card(id).def;
  }
  return def === undefined ? [] : [{ title: g.defs[def].title, card: g.defs[def].facts.id }];
}

export const logLine = (g: Game, viewer: Viewer, entry: LogEntry, names: readonly string[]): LogLine => ({
  turn: entry.turn,
  n: entry.answer,
  text: describeEntry(g, viewer, entry, names),
  cards: entry.words.flatMap((w) => named(g, viewer, w)),
});
