import { boost, personnel } from '@spaceline/engine/language';
import { yourShipAboard } from '../../reaches.ts';

export const lamatUkan = personnel("Lamat'Ukan", { modifiers: [boost(['weapons'], 2, yourShipAboard())] });
