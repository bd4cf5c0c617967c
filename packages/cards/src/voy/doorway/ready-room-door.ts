import { chooseCard, chooseWord, FIRST_IN_PLAY, forgoDraws, hasKeyword, putOn, toPile, Zone } from '@spaceline/engine';
import {
  doorway,
  download,
  forbid,
  inOrder,
  keyword,
  oneOf,
  playsTo,
  type Reading,
  script,
  whoIs,
  yourShips,
} from '@spaceline/engine/language';
import { isMatchingCommander } from '../../crews.ts';
import { onePlayEachTurn } from '../../limits.ts';
import { reports } from '../../reporting.ts';

const ORDER = "Captain's Order";

const commander = inOrder(
  reports({
    what: 'the matching commander of a ship of yours, aboard that ship',
    who: whoIs('', (g, id) => g.def(id).personnel),
    download: true,
    to: (ctx, id) => yourShips.ids(ctx).filter((ship) => isMatchingCommander(ctx.g, id, ship)),
  }),
  script('', function* ({ g, you }) {
    forgoDraws(g, you);
  }),
);

const orders = ({ g, you }: Reading): number[] =>
  g.state.cards
    .filter((c) => c.zone >= FIRST_IN_PLAY && c.controller === you && g.defs[c.def].facts.type === 'Event')
    .map((c) => c.id)
    .filter((id) => hasKeyword(g, id, ORDER));

const after = script('', function* (ctx) {
  const { g } = ctx;
  const places = ['discard', 'top of draw deck', ...(orders(ctx).length > 0 ? ['protect an event'] : [])];
  const place = yield* chooseWord(ctx.you, places, { id: 'after', text: 'Where does {card} go?', card: ctx.source });
  if (place === 'discard') toPile(g, ctx.source, Zone.Discard);
  else if (place === 'top of draw deck') toPile(g, ctx.source, Zone.Deck);
  else {
    const event = yield* chooseCard(ctx.you, orders(ctx), {
      id: 'protect',
      text: '{card}: protect which event?',
      card: ctx.source,
    });
    putOn(g, ctx.source, event);
  }
});

export const readyRoomDoor = doorway('Ready Room Door', {
  plays: [
    playsTo(
      inOrder(
        oneOf(
          { name: 'matching commander', effect: { ...commander, text: 'its matching commander' } },
          { name: ORDER, effect: download(keyword(ORDER), `one ${ORDER}`) },
        ),
        after,
      ),
      { name: 'download', timing: 'turn', limit: onePlayEachTurn },
    ),
  ],
  modifiers: [
    forbid(
      'nullify',
      'nothing nullifies the event it lies on',
      { rule: 'R-4.17', text: 'Ready Room Door protects that event' },
      (g, source, subject) => g.card(source).zone === Zone.On && g.card(source).host === subject,
    ),
  ],
  text: 'One copy in each of your turns: download the matching commander of a ship of yours to that ship, in return for which you draw nothing more this turn; OR download any Captain’s Order. The door then goes to your discard pile, to the top of your draw deck, or onto a Captain’s Order event of yours, which nothing nullifies from then on.',
});
