import {
  aside,
  carryOut,
  GameEvent,
  locationOfSpot,
  personnelAt,
  placeRef,
  respond,
  reveal,
  shown,
  spotOf,
  toPile,
  Zone,
} from '@spaceline/engine';
import { personnel, Reading, titled } from '@spaceline/engine/language';

export const tierna = personnel('Tierna', {
  downloads: [
    {
      icon: 0,
      who: titled('Kazon Bomb'),
      text: 'Kazon Bomb (as an interrupt, where Tierna is present)',
      could: (ctx, bomb) => ctx.g.def(bomb).rules?.encounter !== undefined,
      // Played as an interrupt: it can be answered as one; then each group present with him meets it
      *run(ctx, bomb) {
        const { g, you } = ctx;
        const spot = spotOf(g, ctx.source);
        aside(g, bomb);
        reveal(g, bomb, 'both');
        g.tell(() => ({ kind: 'played', who: you, card: shown(g, bomb), on: placeRef(g, spot), how: 'as-interrupt' }));
        const played = new GameEvent('plays', you, bomb);
        played.spot = spot;
        played.location = locationOfSpot(g, spot);
        played.as = 'Interrupt';
        yield* respond(g, played);
        if (!played.cancelled) {
          for (const seat of [ctx.opponent, you]) {
            if (personnelAt(g, spot, seat).length === 0) continue;
            const met = new Reading(g, bomb, seat);
            met.target = spot;
            yield* carryOut(g.def(bomb).rules!.encounter!, met);
          }
        }
        if (g.card(bomb).zone === Zone.Aside) toPile(g, bomb, Zone.Discard);
      },
    },
  ],
});
