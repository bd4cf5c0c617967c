import { both, icon, keyword, kin, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const brigadierKerla = personnel('Brigadier Kerla', {
  downloads: [specialDownload(both(icon('Films'), kin('Klingon'), keyword('Chancellor')))],
});
