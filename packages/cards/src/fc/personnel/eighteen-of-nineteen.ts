import { boost, personnel } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';

export const eighteenOfNineteen = personnel('Eighteen of Nineteen', {
  modifiers: [boost(['range'], 1, yourShipAboard(), { cumulative: true })],
});
