import { chooseCards } from '@spaceline/engine';
import { both, keyword, passes, personnel, type Reading, script, trigger, universal } from '@spaceline/engine/language';
import { exchange } from '../../morphing.ts';

const grown = both(universal, keyword("Jem'Hadar"));
const elders = ({ g, you, source }: Reading): number[] =>
  g.hand(you).filter((id) => g.def(id).personnel && passes(g, grown, id) && g.def(id).title !== g.def(source).title);

export const youngJemHadar = personnel("Young Jem'Hadar", {
  triggers: [
    trigger(
      'end of your turn',
      script(
        "exchange it with one of your universal Jem'Hadar in hand",
        function* (ctx) {
          const question = { id: 'exchange', text: '{card}: exchange it with whom?', card: ctx.source };
          const [id] = yield* chooseCards(ctx.you, elders(ctx), 0, 1, question);
          if (id !== undefined) exchange(ctx.g, ctx.source, id, 'hand');
        },
        { could: (ctx) => elders(ctx).length > 0, hint: 1 },
      ),
      {
        optional: true,
        when: { met: (ctx) => elders(ctx).length > 0, text: 'you have one', hint: 0.5 },
        text: "at the end of any of your turns, it may be exchanged with one of your universal Jem'Hadar in hand",
      },
    ),
  ],
});
