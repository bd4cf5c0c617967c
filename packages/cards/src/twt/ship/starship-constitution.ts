import { affiliation, both, icon, ofType, ship, universal } from '@spaceline/engine/language';
import { specialDownload } from '../../words/reporting.ts';

export const starshipConstitution = ship('Starship Constitution', {
  downloads: [specialDownload(both(universal, affiliation('Federation'), icon('OS'), ofType('Personnel')))],
});
