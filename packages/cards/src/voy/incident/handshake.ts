import { chooseCard, chooseWord, hide, pile, rearrangeTop, reveal, type Seat, toPile, Zone } from '@spaceline/engine';
import {
  draw,
  incident,
  opponentDiscards,
  opponentsChoiceOf,
  playsTo,
  type Reading,
  script,
  when,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';

const demand = opponentsChoiceOf(
  { name: 'discard three', effect: opponentDiscards(3) },
  { name: 'draw three', effect: draw(3) },
);

/** The card itself is still in hand when its conditions are looked at. */
const behind = when(
  'if it is your first card this turn and your hand is smaller than your opponent’s',
  ({ g, you, opponent }) => g.state.players[you].played === 0 && g.hand(you).length < g.hand(opponent).length,
);

interface Pile {
  name: string;
  seat: Seat;
  zone: Zone.Deck | Zone.Discard;
}

const piles = (ctx: Reading): Pile[] =>
  (
    [
      { name: 'your draw deck', seat: ctx.you, zone: Zone.Deck },
      { name: "opponent's draw deck", seat: ctx.opponent, zone: Zone.Deck },
      { name: 'your discard pile', seat: ctx.you, zone: Zone.Discard },
      { name: "opponent's discard pile", seat: ctx.opponent, zone: Zone.Discard },
    ] as const
  ).filter((p) => pile(ctx.g, p.seat, p.zone).length > 0);

const rearrange = script(
  'look at the five upper cards of a draw deck or discard pile, of either player, and put them back as you like',
  function* (ctx) {
    const { g } = ctx;
    const open = piles(ctx);
    const name = yield* chooseWord(
      ctx.you,
      open.map((p) => p.name),
      { id: 'pile', text: '{card}: look at which pile?', card: ctx.source },
    );
    const chosen = open.find((p) => p.name === name);
    if (chosen === undefined) return;
    const left = pile(g, chosen.seat, chosen.zone).slice(0, 5);
    for (const id of left) reveal(g, id, ctx.you);
    const order: number[] = [];
    while (left.length > 0) {
      const id = yield* chooseCard(ctx.you, left, {
        id: 'rearrange',
        text: '{card}: which card comes next, from the top?',
        card: ctx.source,
      });
      order.push(...left.splice(left.indexOf(id), 1));
    }
    rearrangeTop(g, chosen.seat, chosen.zone, order);
    // only a look: a later shuffle must leave nothing that the player could recognise
    hide(g, order);
  },
  { could: (ctx) => piles(ctx).length > 0, hint: 1 },
);

const newHand = script(
  'discard your hand and draw seven',
  function* (ctx) {
    const { g } = ctx;
    for (const id of g.hand(ctx.you).slice()) toPile(g, id, Zone.Discard);
    yield* draw(7).run(ctx);
  },
  { could: ({ g, you }) => g.deck(you).length > 0, hint: 2 },
);

export const handshake = incident('Handshake', {
  plays: [
    playsTo(demand, {
      name: 'demand',
      free: true,
      limit: onePlayEachTurn,
      when: behind,
      text: `one copy in each of your turns, for free, ${behind.text}: your opponent discards three cards, or else you draw three`,
    }),
    playsTo(rearrange, { name: 'look' }),
    playsTo(newHand, {
      name: 'new hand',
      when: when(
        'you have three or more other cards in hand',
        ({ g, you, source }) => g.hand(you).filter((id) => id !== source).length >= 3,
      ),
      text: 'with three or more other cards in hand, discard your hand and draw seven',
    }),
  ],
});
