import { ofType, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const mila = personnel('Mila', {
  downloads: [specialDownload(ofType('Equipment'))],
});
