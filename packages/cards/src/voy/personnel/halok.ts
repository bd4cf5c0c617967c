import { keyword, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const halok = personnel('Halok', {
  downloads: [specialDownload(keyword('ENGINEER-related equipment'))],
});
