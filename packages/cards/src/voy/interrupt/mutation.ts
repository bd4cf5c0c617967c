import { chooseWord, pile, type Seat, shuffle, toPile, Zone } from '@spaceline/engine';
import {
  discardFromHand,
  draw,
  inOrder,
  interrupt,
  playsTo,
  type Reading,
  script,
  when,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';

const owners = (ctx: Reading): { name: string; seat: Seat }[] =>
  [
    { name: 'your discard pile', seat: ctx.you },
    { name: "opponent's discard pile", seat: ctx.opponent },
  ].filter((o) => pile(ctx.g, o.seat, Zone.Discard).length > 0);

const mutate = script(
  'return the two upper cards of a discard pile to their owner’s draw deck, which is shuffled',
  function* (ctx) {
    const { g } = ctx;
    const open = owners(ctx);
    const name = yield* chooseWord(
      ctx.you,
      open.map((o) => o.name),
      { id: 'pile', text: '{card}: which discard pile?', card: ctx.source },
    );
    const seat = open.find((o) => o.name === name)?.seat;
    if (seat === undefined) return;
    for (const id of pile(g, seat, Zone.Discard).slice(0, 2)) toPile(g, id, Zone.Deck);
    shuffle(g, seat, pile(g, seat, Zone.Deck));
  },
  { could: (ctx) => owners(ctx).length > 0, hint: 1 },
);

const another = when('you have another card in hand', ({ g, you, source }) => g.hand(you).some((id) => id !== source));

export const mutation = interrupt('Mutation', {
  plays: [
    playsTo(mutate, { name: 'shuffle', timing: 'any' }),
    playsTo(inOrder(discardFromHand(1), draw(2)), {
      name: 'discard and draw',
      timing: 'turn',
      limit: onePlayEachTurn,
      when: another,
      text: 'plays, one copy in each of your turns, to draw two cards for one that you discard',
    }),
  ],
});
