import { personnel } from '@spaceline/engine/language';
import { looksForArtifacts } from '../../words/scanning.ts';

/** CR-05 */
export const ajur = personnel('Ajur', { abilities: [looksForArtifacts] });
