import { boost, missions, onlyWith, personnel, plus, titled } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';
import { isAt } from '../../worlds.ts';

export const thirdOfFive = personnel('Third of Five', {
  modifiers: [
    boost(
      ['range', 'weapons', 'shields'],
      plus(2, onlyWith(2, isAt(missions.inQuadrant('Alpha')))),
      yourShipAboard(titled('Borg Scout Vessel')),
    ),
  ],
});
