import { chooseCard } from '@spaceline/engine';
import { ability, personnel, type Reading, script } from '@spaceline/engine/language';
import { exchange, mayMorph, newForm } from '../../morphing.ts';

const inHand = ({ g, you }: Reading): number[] =>
  g.hand(you).filter((id) => g.def(id).personnel && g.def(id).keywords.has('Founder'));

export const founder = personnel('Founder', {
  abilities: [
    ability(
      'morph',
      script(
        'morph: exchange it with your Founder in hand',
        function* (ctx) {
          const question = { id: 'morph', text: '{card}: exchange it with which Founder?', card: ctx.source };
          const id = yield* chooseCard(ctx.you, inHand(ctx), question);
          newForm(ctx.g, ctx.source, -1);
          exchange(ctx.g, ctx.source, id, 'hand');
        },
        { could: (ctx) => inHand(ctx).length > 0 && mayMorph(ctx.g, ctx.source), hint: 0.5 },
      ),
    ),
  ],
});
