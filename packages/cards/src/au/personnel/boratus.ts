import { personnel } from '@spaceline/engine/language';
import { mayPeekAtSeeds } from '../../words/scanning.ts';

/** CR-27 */
export const boratus = personnel('Boratus', { abilities: [mayPeekAtSeeds] });
