import { keyword, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const jeremyLucas = personnel('Jeremy Lucas', {
  downloads: [specialDownload(keyword('MEDICAL-related equipment'))],
});
