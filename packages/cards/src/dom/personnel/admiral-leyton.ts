import { affiliation, anything, mayAttack, personnel, your } from '@spaceline/engine/language';

/** DOM-77, DOM-78: whoever may attack the Dominion may attack any force that contains it. */
export const admiralLeyton = personnel('Admiral Leyton', {
  modifiers: [mayAttack(your(anything).here, affiliation('Dominion'))],
});
