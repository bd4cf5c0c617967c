/** Probing with a table of outcomes (R-11.27): the lines are read from the top, and the first that fits counts. */
import { type Flow, toPile, Zone } from '@spaceline/engine';
import type { Effect, Filter } from '@spaceline/engine/language';
import { probe } from '../probing.ts';
import { named } from './phrases.ts';

interface Line {
  /** without it the line is for every card */
  on?: Filter;
  effect?: Effect;
  /** the card that was turned up is drawn */
  drawn?: true;
}

const KEPT = { atop: 'the card stays atop your draw deck', beneath: 'then place the card beneath your draw deck' };

/** The card that is turned up goes where the text says, and then the line is read. */
export const probes = (kept: keyof typeof KEPT, ...lines: readonly Line[]): Effect => ({
  *run(r): Flow {
    const card = probe(r.g, r.you);
    if (card < 0) return;
    const line = lines.find((l) => l.on === undefined || l.on.test(r, card));
    if (line?.drawn) toPile(r.g, card, Zone.Hand);
    else if (kept === 'beneath') toPile(r.g, card, Zone.Deck, 'bottom');
    if (line?.effect !== undefined) yield* line.effect.run(r);
  },
  could: ({ g, you }) => g.deck(you).length > 0,
  parts: lines.flatMap((l) => l.effect ?? []),
  text: `probe (${KEPT[kept]}): ${lines.map((l) => `${l.on === undefined ? 'otherwise' : named(l.on)}: ${l.drawn ? 'draw it' : l.effect?.text}`).join('; ')}`,
  hint: lines.reduce((sum, l) => sum + (l.effect?.hint ?? 1), 0) / Math.max(1, lines.length),
});
