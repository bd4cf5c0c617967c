import { inPlaceOf, personnel, titled } from '@spaceline/engine/language';
import { downloadToHand } from '../../words/hands-and-piles.ts';

/** Those cards only answer something, and could never be played in the place of a draw: they come to the hand (docs/decisions/rules.md, R-5.14). */
export const fifteenOfSeventeen = personnel('Fifteen of Seventeen', {
  abilities: [inPlaceOf('card draw', 'adapt', downloadToHand(titled('Adapt')))],
});
