import { personnel } from '@spaceline/engine/language';
import { titleSays } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';

export const paulPorter = personnel('Paul Porter', {
  downloads: [specialDownload(titleSays('PADD'))],
});
