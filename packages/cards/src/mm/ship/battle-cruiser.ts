import { both, either, icon, kin, ofType, ship, universal } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const battleCruiser = ship('Battle Cruiser', {
  downloads: [
    specialDownload(both(universal, icon('OS'), either(kin('Klingon'), kin('Romulan')), ofType('Personnel'))),
  ],
});
