import { both, icon, ofType, ship, universal } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const issConstitution = ship('I.S.S. Constitution', {
  downloads: [specialDownload(both(universal, icon('TE'), icon('OS'), ofType('Personnel')))],
});
