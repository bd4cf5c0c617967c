import { personnel } from '@spaceline/engine/language';
import { anyPadd } from '../../words/dilemma-people.ts';
import { specialDownload } from '../../words/reporting.ts';

export const paulPorter = personnel('Paul Porter', {
  downloads: [specialDownload(anyPadd)],
});
