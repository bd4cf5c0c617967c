/** Probing with a table of outcomes (R-11.27): the lines are read from the top, and the first that fits counts. */
import { type Flow, toPile, Zone } from '@spaceline/engine';
import type { Effect, Filter } from '@spaceline/engine/language';
import { probe } from '../probing.ts';

interface Line {
  on: Filter;
  effect: Effect;
}

/** The card that is turned up goes beneath the draw deck, and then the line is read. */
export const probes = (...lines: readonly Line[]): Effect => ({
  *run(r): Flow {
    const card = probe(r.g, r.you);
    if (card < 0) return;
    const line = lines.find((l) => l.on.test(r, card));
    toPile(r.g, card, Zone.Deck, 'bottom');
    if (line !== undefined) yield* line.effect.run(r);
  },
  could: ({ g, you }) => g.deck(you).length > 0,
  parts: lines.map((l) => l.effect),
  text: `probe (then place the card beneath your draw deck): ${lines.map((l) => `${`${l.on.pre} ${l.on.post}`.trim()}: ${l.effect.text}`).join('; ')}`,
  hint: lines.reduce((sum, l) => sum + l.effect.hint, 0) / Math.max(1, lines.length),
});
