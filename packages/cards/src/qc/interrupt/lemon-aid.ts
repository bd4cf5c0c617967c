import { ifThen, interrupt } from '@spaceline/engine/language';
import { mayNotBeNullified } from '../../nullifying.ts';
import { aheadBy, scoresThis } from '../../words/scoring-cards.ts';

export const lemonAid = interrupt('Lemon-Aid', {
  encounter: ifThen(aheadBy(20), scoresThis('opponent')),
  modifiers: [mayNotBeNullified()],
});
