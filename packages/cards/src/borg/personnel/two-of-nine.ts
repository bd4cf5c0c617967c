import { ability, discardsFromHand, onceEachTurn, paying, personnel, putUnderDeck } from '@spaceline/engine/language';
import { bottomOfDiscardPile } from '../../words/hands-and-piles.ts';

export const twoOfNine = personnel('Two of Nine', {
  abilities: [
    ability('recycle', paying(discardsFromHand(1), putUnderDeck(bottomOfDiscardPile(2))), { limit: onceEachTurn }),
  ],
});
