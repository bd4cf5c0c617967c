import { difference, ifThen, interrupt, isAtLeast, opponentsScore, yourScore } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { scoresThis } from '../../words/scoring-cards.ts';

export const lemonAid = interrupt('Lemon-Aid', {
  encounter: ifThen(isAtLeast(difference(yourScore, opponentsScore), 20), scoresThis('opponent')),
  modifiers: [mayNotBeNullified()],
});
