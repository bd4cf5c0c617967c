import { both, keyword, not, personnel, titled } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const penk = personnel('Penk', {
  downloads: [specialDownload(both(not(titled('Penk')), keyword('Tsunkatse-related card')))],
});
