import { both, icon, ofType, personnel } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const firstOfficerSpock = personnel('First Officer Spock', {
  downloads: [specialDownload(both(icon('OS'), ofType('Equipment')))],
});
