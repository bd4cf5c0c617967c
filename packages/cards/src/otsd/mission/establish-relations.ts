import { affiliation, both, mission, ofType, thisCard } from '@spaceline/engine/language';
import { atTheirLocation, brings } from '../../words/arriving.ts';

export const establishRelations = mission('Establish Relations', {
  solved: brings(both(affiliation('Non-Aligned'), ofType('Personnel')), atTheirLocation(thisCard), { download: true }),
});
