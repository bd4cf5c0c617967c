import { both, icon, kin, ofType, ship } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const ikcGroth = ship("I.K.C. Gr'oth", {
  downloads: [specialDownload(both(kin('Klingon'), icon('OS'), ofType('Personnel')))],
});
