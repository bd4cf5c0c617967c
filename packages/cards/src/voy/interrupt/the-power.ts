import { chooseCards, draw as drawCards, reveal, toPile, Zone } from '@spaceline/engine';
import { draw, type Effect, interrupt, oneOf, playsTo, script } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';

/** Draws some and loses one of them again. */
const drawAndDiscard = (n: number, chooser: 'you' | 'opponent', text: string): Effect =>
  script(
    text,
    function* (ctx) {
      const { g } = ctx;
      const drawn = drawCards(g, ctx.you, n);
      // whoever chooses may look
      if (chooser === 'opponent') for (const id of drawn) reveal(g, id, ctx.opponent);
      const seat = chooser === 'you' ? ctx.you : ctx.opponent;
      const question = { id: 'discard', text: '{card}: discard which of them?', card: ctx.source };
      for (const id of yield* chooseCards(seat, drawn, 1, 1, question)) toPile(g, id, Zone.Discard);
    },
    { could: ({ g, you }) => g.deck(you).length > 0, hint: n - 1 },
  );

const power = oneOf(
  { name: 'draw one', effect: draw(1) },
  { name: 'draw two', effect: drawAndDiscard(2, 'you', 'draw two, of which you discard one') },
  {
    name: 'draw three',
    effect: drawAndDiscard(3, 'opponent', 'draw three, of which your opponent picks one to be discarded'),
  },
);

export const thePower = interrupt('The Power', {
  plays: [
    playsTo(power, {
      name: 'draw',
      timing: 'turn',
      limit: onePlayEachTurn,
      text: `one copy in each of your turns: ${power.text}`,
    }),
  ],
});
