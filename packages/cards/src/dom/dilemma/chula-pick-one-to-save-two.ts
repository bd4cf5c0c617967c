import { chooseCards, shown, sourceRef, stop, toPile, Zone } from '@spaceline/engine';
import { dilemma } from '@spaceline/engine/language';
import { facedByThree } from '../../chula.ts';

export const chulaPickOneToSaveTwo = dilemma('Chula: Pick One to Save Two', {
  encounter: facedByThree('choose one of them to return to your hand, or all three are stopped', function* (ctx, ids) {
    const { g } = ctx;
    const question = {
      id: 'save',
      text: '{card}: who returns to hand, so that the other two are saved?',
      card: ctx.source,
    };
    const [one] = yield* chooseCards(ctx.you, ids, 0, 1, question);
    if (one === undefined) {
      yield* stop(g, ids, ctx.source);
      return;
    }
    g.tell(() => ({ kind: 'left', card: shown(g, one), to: 'hand', by: sourceRef(g, ctx.source) }));
    toPile(g, one, Zone.Hand);
  }),
});
