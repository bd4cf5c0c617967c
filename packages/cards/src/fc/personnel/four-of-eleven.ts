import { boost, personnel } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';

export const fourOfEleven = personnel('Four of Eleven', {
  modifiers: [boost(['shields'], 2, yourShipAboard(), { cumulative: true })],
});
