import { keyword, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const ambassadorSarek = personnel('Ambassador Sarek', {
  downloads: [specialDownload(keyword('Federation treaty'))],
});
