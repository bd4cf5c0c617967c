import {
  ability,
  draw,
  inOrder,
  inPile,
  onceEachTurn,
  personnel,
  putUnderDeck,
  youChoose,
} from '@spaceline/engine/language';

export const threeOfNine = personnel('Three of Nine', {
  abilities: [
    ability('change', inOrder(putUnderDeck(youChoose(1, inPile('you', 'hand'))), draw(1)), { limit: onceEachTurn }),
  ],
});
