import { ifThen, interrupt, isZero, putInDiscardPile, the, thisCard, yourScore } from '@spaceline/engine/language';
import { nullifiedOnlyBy } from '../../nullifying.ts';
import { scoresThis } from '../../words/scoring-cards.ts';

export const giftOfTheTormentor = interrupt('Gift of the Tormentor', {
  encounter: ifThen(isZero(yourScore), scoresThis('you'), putInDiscardPile(the(thisCard))),
  modifiers: [nullifiedOnlyBy('Countermanda')],
});
