import { boost, ship, thisCard } from '@spaceline/engine/language';
import { isAt, locationsAll } from '../../worlds.ts';

export const ikcTohKaht = ship("I.K.C. Toh'Kaht", {
  modifiers: [boost(['range', 'weapons', 'shields'], 1, thisCard, { while: isAt(locationsAll.inQuadrant('Gamma')) })],
});
