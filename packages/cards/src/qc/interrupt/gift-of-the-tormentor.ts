import { ifThen, interrupt, isZero, yourScore } from '@spaceline/engine/language';
import { nullifiedOnlyBy } from '../../nullifying.ts';
import { thisToDiscardPile } from '../../words/hands-and-piles.ts';
import { scoresThis } from '../../words/scoring-cards.ts';

export const giftOfTheTormentor = interrupt('Gift of the Tormentor', {
  encounter: ifThen(isZero(yourScore), scoresThis('you'), thisToDiscardPile),
  modifiers: [nullifiedOnlyBy('Countermanda')],
});
