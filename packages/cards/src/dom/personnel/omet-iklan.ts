import { affiliation, anything, mayAttack, personnel, your } from '@spaceline/engine/language';

/** DOM-01, DOM-77 */
export const ometiklan = personnel("Omet'iklan", {
  modifiers: [mayAttack(your(anything).here, affiliation('Dominion'))],
});
