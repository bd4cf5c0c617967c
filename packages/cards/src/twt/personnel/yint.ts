import { personnel } from '@spaceline/engine/language';
import { titleSays } from '../../words/permissions.ts';
import { specialDownload } from '../../words/reporting.ts';

export const yint = personnel('Yint', {
  downloads: [specialDownload(titleSays('Disruptor Rifle'))],
});
