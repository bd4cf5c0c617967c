import {
  ability,
  anything,
  both,
  either,
  icon,
  ofType,
  onceEachTurn,
  personnel,
  returnToHand,
  youChoose,
  your,
} from '@spaceline/engine/language';

const cards = your(anything).which(both(icon('BO'), either(ofType('Incident'), ofType('Event'), ofType('Objective'))));

export const fifth = personnel('Fifth', {
  abilities: [ability('return', returnToHand(youChoose(1, cards)), { limit: onceEachTurn })],
});
