import { boost, personnel } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';

export const lamatUkan = personnel("Lamat'Ukan", {
  modifiers: [boost(['weapons'], 2, yourShipAboard())],
  text: 'While he is aboard your ship, it is WEAPONS +2.',
});
