import { both, icon, kin, ofType, ship } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const galGathThong = ship("Gal Gath'thong", {
  downloads: [specialDownload(both(icon('OS'), kin('Romulan'), ofType('Personnel')))],
});
