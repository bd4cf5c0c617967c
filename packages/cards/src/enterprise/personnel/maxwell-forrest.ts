import { both, ofType, personnel, shipClass } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const maxwellForrest = personnel('Maxwell Forrest', {
  downloads: [specialDownload(both(shipClass('NX'), ofType('Ship')))],
});
