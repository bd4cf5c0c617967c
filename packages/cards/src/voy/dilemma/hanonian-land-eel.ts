import { chooseCards } from '@spaceline/engine';
import {
  allOf,
  awayTeam,
  dilemma,
  kill,
  lowest,
  opponentsChoiceOf,
  type Picker,
  skilled,
  totalOver,
  unless,
} from '@spaceline/engine/language';
import { skillDots } from '../../attributes.ts';

/** The opponent breaks ties. */
const fewestDots: Picker = {
  *pick(ctx) {
    const ids = awayTeam.ids(ctx);
    const least = Math.min(...ids.map((id) => skillDots(ctx.g, id)));
    const tied = ids.filter((id) => skillDots(ctx.g, id) === least);
    const question = { id: 'tie', text: '{card}: which Away Team member?', card: ctx.source };
    return yield* chooseCards(ctx.opponent, tied, 1, 1, question);
  },
  any: (ctx) => awayTeam.ids(ctx).length > 0,
  text: 'the Away Team member with the fewest skill dots',
  hint: 1,
};

export const hanonianLandEel = dilemma('Hanonian Land Eel', {
  encounter: unless(
    allOf(skilled('SECURITY'), skilled('SCIENCE'), totalOver('strength', 50)),
    opponentsChoiceOf(
      { name: 'CUNNING', effect: kill(lowest('cunning', awayTeam)) },
      { name: 'skill dots', effect: kill(fewestDots) },
    ),
  ),
});
