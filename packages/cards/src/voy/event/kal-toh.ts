import { chooseCard, chooseCards, toPile, Zone } from '@spaceline/engine';
import {
  ability,
  discardThis,
  event,
  no,
  onceEachTurn,
  playsOnTable,
  script,
  someoneHasInPlay,
} from '@spaceline/engine/language';

const move = script(
  'discard a card from hand; your opponent must discard one of the same type (if that is not possible, discard this card)',
  function* (ctx) {
    const { g } = ctx;
    const mine = yield* chooseCard(ctx.g, ctx.you, g.hand(ctx.you).slice(), {
      id: 'discard',
      text: '{card}: discard which card?',
      card: ctx.source,
    });
    const type = g.def(mine).facts.type;
    toPile(g, mine, Zone.Discard);
    const theirs = g.hand(ctx.opponent).filter((id) => g.def(id).facts.type === type);
    const [answer] = yield* chooseCards(ctx.g, ctx.opponent, theirs, 1, 1, {
      id: 'discard',
      text: `{card}: discard a card of the type ${type}`,
      card: ctx.source,
    });
    if (answer === undefined) yield* discardThis.run(ctx);
    else toPile(g, answer, Zone.Discard);
  },
  { could: ({ g, you }) => g.hand(you).length > 0, hint: 0 },
);

export const kalToh = event('Kal-Toh', {
  plays: [playsOnTable()],
  abilities: [
    ability('discard', move, {
      limit: onceEachTurn,
      when: no(someoneHasInPlay('Alien Probe')),
      text: `once each turn, unless Alien Probe is in play, you may ${move.text}`,
    }),
  ],
});
