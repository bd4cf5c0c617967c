import { ofType, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const bareil = personnel('Bareil', {
  downloads: [specialDownload(ofType('Equipment'))],
});
