import { both, icon, kin, ofType, ship } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const kronosOne = ship('Kronos One', {
  downloads: [specialDownload(both(kin('Klingon'), icon('Films'), ofType('Personnel')))],
});
