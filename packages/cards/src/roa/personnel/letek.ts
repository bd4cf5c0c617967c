import { personnel } from '@spaceline/engine/language';
import { mayNullifyDilemma } from '../../nullifiers.ts';

export const letek = personnel('Letek', { abilities: [mayNullifyDilemma('Ferengi Attack', 'here')] });
