import { ifThen, interrupt } from '@spaceline/engine/language';
import { nullifiedOnlyBy } from '../../nullifying.ts';
import { thisToDiscardPile } from '../../words/hands-and-piles.ts';
import { scoreIsZero, scoresThis } from '../../words/scoring-cards.ts';

export const giftOfTheTormentor = interrupt('Gift of the Tormentor', {
  encounter: ifThen(scoreIsZero, scoresThis('you'), thisToDiscardPile),
  modifiers: [nullifiedOnlyBy('Countermanda')],
});
