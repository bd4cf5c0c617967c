import { boost, personnel } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';

export const thirteenOfNineteen = personnel('Thirteen of Nineteen', {
  modifiers: [boost(['weapons'], 2, yourShipAboard(), { cumulative: true })],
});
