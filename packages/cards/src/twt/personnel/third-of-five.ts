import { boost, onlyWith, personnel, plus, titled } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';
import { isAt, locationsAll } from '../../worlds.ts';

export const thirdOfFive = personnel('Third of Five', {
  modifiers: [
    boost(
      ['range', 'weapons', 'shields'],
      plus(2, onlyWith(2, isAt(locationsAll.inQuadrant('Alpha')))),
      yourShipAboard(titled('Borg Scout Vessel')),
    ),
  ],
});
