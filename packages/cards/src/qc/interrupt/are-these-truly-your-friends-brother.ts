import { pile, randomCards, scoreCard, teamOf, toPile, Zone } from '@spaceline/engine';
import { ifThen, interrupt, script, when } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';

export const areTheseTrulyYourFriendsBrother = interrupt('Are These Truly Your Friends, Brother?', {
  encounter: ifThen(
    when(
      'your discard pile has more cards than the crew or Away Team has personnel',
      ({ g, you, attempt }) => pile(g, you, Zone.Discard).length > teamOf(g, attempt!).length,
    ),
    script(
      'one card of it (random selection) is scored by opponent if it has a point box with a number, else placed out of play',
      function* ({ g, you, opponent }) {
        const [id] = randomCards(g, pile(g, you, Zone.Discard), 1);
        if (typeof g.def(id).facts.points === 'number') scoreCard(g, opponent, id);
        else toPile(g, id, Zone.OutOfPlay);
      },
      { hint: -1 },
    ),
  ),
  modifiers: [mayNotBeNullified()],
});
