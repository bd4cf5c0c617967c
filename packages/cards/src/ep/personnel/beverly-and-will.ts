import { personnel } from '@spaceline/engine/language';
import { tricorder } from '../../words/dilemma-people.ts';
import { specialDownload } from '../../words/reporting.ts';

/** */
export const beverlyAndWill = personnel('Beverly and Will', { downloads: [specialDownload(tricorder)] });
