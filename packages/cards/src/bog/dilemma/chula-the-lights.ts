import { ATTRIBUTES, chooseCards, type Game, totalAttribute } from '@spaceline/engine';
import { dilemma, inOrder, type Picker, participants, toGetPast, totalOver } from '@spaceline/engine/language';
import { returnToHand } from '../../returning.ts';

const total = (g: Game, id: number): number =>
  ATTRIBUTES.slice(0, 3).reduce((sum, a) => sum + totalAttribute(g, [id], a), 0);

/** The text gives the choice between equals to the player who meets it. */
const closest: Picker = {
  *pick(ctx) {
    const { g } = ctx;
    const ids = participants(ctx);
    const off = (id: number) => Math.abs(total(g, id) - 22);
    const least = Math.min(...ids.map(off));
    const question = { id: 'tie', text: '{card}: who returns to hand?', card: ctx.source };
    return yield* chooseCards(
      ctx.you,
      ids.filter((id) => off(id) === least),
      1,
      1,
      question,
    );
  },
  any: (ctx) => participants(ctx).length > 0,
  text: 'the crew or Away Team member with total attributes closest to 22',
  hint: 1,
};

export const chulaTheLights = dilemma('Chula: The Lights', {
  encounter: inOrder(returnToHand(closest), toGetPast(totalOver('cunning', 24))),
});
