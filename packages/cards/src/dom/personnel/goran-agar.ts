import { personnel } from '@spaceline/engine/language';
import { nullifiesDilemma } from '../../nullifiers.ts';

export const goranAgar = personnel("Goran'Agar", { triggers: [nullifiesDilemma('Hippocratic Oath')] });
