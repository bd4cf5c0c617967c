/** Back to the hand: a personnel or other card returns to its owner. */
import { inPlay, shownWord, toPile, Zone } from '@spaceline/engine';
import type { Effect, Picker } from '@spaceline/engine/language';

export const returnToHand = (p: Picker): Effect => ({
  *run(ctx) {
    const { g } = ctx;
    for (const id of yield* p.pick(ctx)) {
      if (!inPlay(g.card(id))) continue;
      g.note('{0} returns to hand', shownWord(g, id));
      toPile(g, id, Zone.Hand);
    }
  },
  could: (ctx) => p.any(ctx),
  text: `returns to hand ${p.text}`,
  hint: -2 * p.hint,
});
