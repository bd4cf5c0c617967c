import { type Game, kill, type Seat, scoreCard, Zone } from '@spaceline/engine';
import { interrupt, present, type Reading, script } from '@spaceline/engine/language';

const isWesley = (g: Game, id: number, seat: Seat): boolean =>
  g.def(id).title === 'Wesley Crusher' && g.card(id).controller === seat;

/** Present, or else on a planet anywhere. */
const wesley = (ctx: Reading): number => {
  const { g, you } = ctx;
  const [here] = present.ids(ctx).filter((id) => isWesley(g, id, you));
  return here ?? g.state.cards.find((c) => c.zone === Zone.Planet && isWesley(g, c.id, you))?.id ?? -1;
};

export const wesleyGetsThePoint = interrupt('Wesley Gets the Point', {
  encounter: script(
    'if you have Wesley Crusher present or on any planet, he scores this card and dies',
    function* (ctx) {
      const id = wesley(ctx);
      if (id < 0) return;
      scoreCard(ctx.g, ctx.you, ctx.source);
      yield* kill(ctx.g, [id], ctx.source);
    },
    { hint: -0.5 },
  ),
});
