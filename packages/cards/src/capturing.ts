/** Dilemmas and other texts by which somebody is captured. */
import { capture } from '@spaceline/engine';
import type { Effect, Picker } from '@spaceline/engine/language';

/** The opponent of whoever meets this takes captives; where no escort is at hand this card stays as their trap (BOG-71). */
export const opponentCaptures = (p: Picker): Effect => ({
  *run(ctx) {
    for (const id of yield* p.pick(ctx)) yield* capture(ctx.g, id, ctx.opponent, ctx.source, p.atRandom);
  },
  could: (ctx) => p.any(ctx),
  text: `opponent captures ${p.text}`,
  hint: -3 * p.hint,
});
