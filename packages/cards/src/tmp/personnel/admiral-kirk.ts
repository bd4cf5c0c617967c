import { ability, discardsFromHand, draw, onceEachTurn, paying, personnel } from '@spaceline/engine/language';

export const admiralKirk = personnel('Admiral Kirk', {
  abilities: [ability('draw', paying(discardsFromHand(1), draw(1)), { limit: onceEachTurn })],
});
