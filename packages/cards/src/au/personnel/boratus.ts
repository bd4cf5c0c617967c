import { personnel } from '@spaceline/engine/language';
import { looksForArtifacts } from '../../words/scanning.ts';

/** CR-27 */
export const boratus = personnel('Boratus', { abilities: [looksForArtifacts] });
