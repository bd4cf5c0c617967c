import { personnel } from '@spaceline/engine/language';
import { nullifiesAll } from '../../nullifiers.ts';
import { titleSays } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';

export const tenAnd01 = personnel('10 and 01', {
  downloads: [specialDownload(titleSays('Bynars'))],
  triggers: nullifiesAll('Computer Crash'),
});
