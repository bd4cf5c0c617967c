/** Back to the hand: a personnel or other card returns to its owner. */
import { inPlay, shown, sourceRef, toPile, Zone } from '@spaceline/engine';
import type { Effect, Picker } from '@spaceline/engine/language';

export const returnToHand = (p: Picker): Effect => ({
  *run(ctx) {
    const { g } = ctx;
    for (const id of yield* p.pick(ctx)) {
      if (!inPlay(g.card(id))) continue;
      g.tell(() => ({ kind: 'left', card: shown(g, id), to: 'hand', by: sourceRef(g, ctx.source) }));
      toPile(g, id, Zone.Hand);
    }
  },
  could: (ctx) => p.any(ctx),
  text: `returns ${p.text} to hand`,
  hint: -2 * p.hint,
});
