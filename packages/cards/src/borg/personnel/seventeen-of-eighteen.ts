import { boost, personnel } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';
import { isAt, locationsAll } from '../../worlds.ts';

export const seventeenOfEighteen = personnel('Seventeen of Eighteen', {
  modifiers: [
    boost(['range'], 2, yourShipAboard(), { cumulative: true, while: isAt(locationsAll.inQuadrant('Delta')) }),
  ],
});
