import { personnel } from '@spaceline/engine/language';
import { mayNullifyDilemma } from '../../nullifiers.ts';

export const surmakRen = personnel('Surmak Ren', {
  abilities: [mayNullifyDilemma('Aphasia Device')],
});
