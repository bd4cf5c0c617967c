import { affiliation, both, icon, ofType, ship } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const starshipEnterprise = ship('Starship Enterprise', {
  downloads: [specialDownload(both(affiliation('Federation'), icon('OS'), ofType('Personnel')))],
});
