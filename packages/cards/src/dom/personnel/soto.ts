import { personnel } from '@spaceline/engine/language';
import { mayNullifyDilemma } from '../../nullifiers.ts';

export const soto = personnel('Soto', { abilities: [mayNullifyDilemma('Lethean Telepathic Attack')] });
