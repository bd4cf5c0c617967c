import { personnel } from '@spaceline/engine/language';
import { nullifiesAll } from '../../nullifiers.ts';
import { titleWith } from '../../words/people-and-ships.ts';
import { specialDownload } from '../../words/reporting.ts';

export const tenAnd01 = personnel('10 and 01', {
  downloads: [specialDownload(titleWith('Bynars'))],
  triggers: nullifiesAll('Computer Crash'),
});
