import { both, icon, ofType, ship } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const issEnterprise = ship('I.S.S. Enterprise', {
  downloads: [specialDownload(both(icon('TE'), icon('OS'), ofType('Personnel')))],
});
