import { both, inPlaceOf, kin, type Limit, not, site, skill } from '@spaceline/engine/language';
import { drawsButOneGoesBeneath } from '../../words/hands-and-piles.ts';
import { guestsMayReportHere, unoccupied, unopposedHere } from '../../words/sites.ts';

const vip = skill('V.I.P.');
/** Not cumulative: copies share the one use of a turn. */
const onceInAll: Limit = { times: 1, per: 'turn', by: 'title' };

export const guestQuarters = site('Guest Quarters', {
  module: 'Habitat Ring',
  modifiers: [...guestsMayReportHere(both(not(kin('Borg')), vip), { while: unoccupied })],
  abilities: [
    inPlaceOf('card draw', 'draw', drawsButOneGoesBeneath(2), {
      limit: onceInAll,
      when: unopposedHere(vip),
      byAnyone: true,
    }),
  ],
});
