import {
  both,
  draw,
  drawn,
  inOrder,
  inPlaceOf,
  kin,
  type Limit,
  not,
  people,
  putUnderDeck,
  site,
  skill,
  thereIsNo,
  youChoose,
} from '@spaceline/engine/language';
import { guestsMayReportHere, unopposedHere } from '../../words/sites.ts';

const vip = skill('V.I.P.');
/** Not cumulative: copies share the one use of a turn. */
const onceInAll: Limit = { times: 1, per: 'turn', by: 'title' };

export const guestQuarters = site('Guest Quarters', {
  module: 'Habitat Ring',
  modifiers: [...guestsMayReportHere(both(not(kin('Borg')), vip), { while: thereIsNo(people.present) })],
  abilities: [
    inPlaceOf('card draw', 'draw', inOrder(draw(2), putUnderDeck(youChoose(1, drawn))), {
      limit: onceInAll,
      when: unopposedHere(vip),
      byAnyone: true,
    }),
  ],
});
