import { chooseCards, inPlay, present, shown, sourceRef, toPile, Zone } from '@spaceline/engine';
import { interrupt, playsOn, type Reading, script } from '@spaceline/engine/language';
import { isShapeShifter, mayMorph, suspending, yourShapeShifters } from '../../morphing.ts';

const flock = ({ g, you, target }: Reading): number[] =>
  g.state.cards
    .filter((c) => c.controller === you && c.id !== target && inPlay(c))
    .map((c) => c.id)
    .filter((id) => isShapeShifter(g, id) && mayMorph(g, id) && present(g, target, id));

export const flightOfTheIntruder = interrupt('Flight of the Intruder', {
  plays: suspending(
    playsOn(yourShapeShifters, {
      name: 'birds',
      stays: false,
      effect: script(
        'it, and any of your shape-shifters present with it, morph into birds (return to your hand)',
        function* (ctx) {
          const { g } = ctx;
          const others = flock(ctx);
          const question = { id: 'birds', text: '{card}: who else flies away?', card: ctx.source };
          const birds = [ctx.target, ...(yield* chooseCards(ctx.you, others, 0, others.length, question))];
          for (const id of birds) {
            g.tell(() => ({ kind: 'left', card: shown(g, id), to: 'hand', by: sourceRef(g, ctx.source) }));
            toPile(g, id, Zone.Hand);
          }
        },
        { hint: 0.5 },
      ),
    }),
  ),
  text: 'Suspends play (except during the destruction of a location, ship or facility) while any or all of your shape-shifters present together morph into birds (return to your hand).',
});
