import { chooseCard, forgoDraws, openTent, pile, randomCards, reveal, shown, toPile, Zone } from '@spaceline/engine';
import { doorway, type Effect, oneOf, playsTo, type Reading, script, seedsOnTable } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';

const tentOf = ({ g, you }: Reading): readonly number[] => pile(g, you, Zone.Tent);

/** The card is shown, and costs the draws of this turn. */
function take({ g, you }: Reading, id: number): void {
  toPile(g, id, Zone.Hand);
  reveal(g, id, 'both');
  g.tell(() => ({ kind: 'took', who: you, card: shown(g, id), from: 'tent' }));
  forgoDraws(g, you);
}

const isOpen: Effect['could'] = (ctx) => ctx.g.state.players[ctx.you].tent && tentOf(ctx).length > 0;

const chosen = script(
  'take a card of your choice from your tent into hand (discard doorway)',
  function* (ctx) {
    const question = { id: 'tent', text: '{card}: take which card?', card: ctx.source };
    take(ctx, yield* chooseCard(ctx.you, tentOf(ctx).slice(), question));
  },
  { could: isOpen, hint: 1 },
);

const random = script(
  'take a random card from your tent into hand (place doorway on top of your draw deck)',
  function* (ctx) {
    for (const id of randomCards(ctx.g, tentOf(ctx), 1)) take(ctx, id);
    toPile(ctx.g, ctx.source, Zone.Deck);
  },
  { could: isOpen, hint: 1 },
);

/** */
export const qsTent = doorway("Q's Tent", {
  seeds: [
    {
      ...seedsOnTable,
      phases: ['doorway-phase'],
      effect: script("opens your Q's Tent side deck", function* (ctx) {
        openTent(ctx.g, ctx.you);
      }),
    },
  ],
  plays: [
    playsTo(oneOf({ name: 'choice', effect: chosen }, { name: 'random', effect: random }), {
      name: 'take a card',
      timing: 'turn',
      limit: onePlayEachTurn,
    }),
  ],
  limit: 'unique',
  text: "Seeds atop your Q's Tent side deck in the doorway phase (one): the tent is open. OR once each turn, plays to take a card from your tent into hand, showing it: of your choice (discard doorway), or at random (place doorway on top of your draw deck). Draw no cards this turn.",
});
