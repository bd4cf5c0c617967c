import { both, icon, kin, ofType, ship, universal } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const ikcKtinga = ship("I.K.C. K't'inga", {
  downloads: [specialDownload(both(universal, kin('Klingon'), icon('Films'), ofType('Personnel')))],
});
