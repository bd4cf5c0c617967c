import { chooseCards, confirm, pile, shown, sourceRef, toPile, Zone } from '@spaceline/engine';
import { discardThis, event, placeOnTable, type Reading, script, trigger, when } from '@spaceline/engine/language';

/** She is played, and not against a [Q] card: one of those would be lying there, waiting to take effect. */
const amandaPlayed = ({ g, you, event: e }: Reading): boolean =>
  e !== null &&
  e.seat === you &&
  g.def(e.card).title === 'Amanda Rogers' &&
  !g.state.cards.some((c) => c.zone === Zone.Aside && g.defs[c.def].facts.q === true);

const take = script(
  'opponent may place her and any two other cards from your discard pile out of play',
  function* (ctx) {
    const { g, opponent } = ctx;
    const amanda = ctx.event!.card;
    const question = { id: 'may', text: '{card}: take Amanda Rogers and two other cards?', card: ctx.source };
    if (!(yield* confirm(opponent, question))) return;
    const rest = pile(g, ctx.you, Zone.Discard).slice();
    const which = { id: 'choose', text: '{card}: which two other cards?', card: ctx.source };
    for (const id of [amanda, ...(yield* chooseCards(opponent, rest, 2, 2, which))]) {
      toPile(g, id, Zone.OutOfPlay);
      g.tell(() => ({ kind: 'left', card: shown(g, id), to: 'out-of-play', by: sourceRef(g, ctx.source) }));
    }
  },
  { hint: -1 },
);

export const amandasParents = event("Amanda's Parents", {
  encounter: placeOnTable(),
  triggers: [
    trigger({ on: 'plays' }, take, { when: when('you play Amanda Rogers', amandaPlayed) }),
    trigger({ on: 'q-flash' }, discardThis),
  ],
  text: 'Place on table until any Q-Flash. Each time you play Amanda Rogers, except to nullify a [Q] card, opponent may place her and any two other cards from your discard pile out of play.',
});
