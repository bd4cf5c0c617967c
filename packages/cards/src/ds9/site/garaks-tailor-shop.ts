import { ability, allOf, both, kin, no, onceEachTurn, shows, site, skill, topOf } from '@spaceline/engine/language';
import {
  gearMayReportHere,
  guestsMayReportHere,
  personnelMayReportHere,
  stationIsYours,
  unopposedHere,
} from '../../words/sites.ts';
import { persona } from '../../words/whereabouts.ts';

const order = skill('Obsidian Order');
const anyGarak = persona('Elim Garak', 'Garak');
const cell = allOf(no(stationIsYours), unopposedHere(order));

export const garaksTailorShop = site("Garak's Tailor Shop", {
  module: 'Promenade',
  on: ['Terok Nor', 'Deep Space 9'],
  modifiers: [
    personnelMayReportHere(order),
    personnelMayReportHere(both(order, anyGarak), { free: true }),
    ...guestsMayReportHere(kin('Cardassian'), { while: cell }),
    gearMayReportHere('Cardassian', cell),
  ],
  abilities: [
    ability('glance', shows(topOf(1, 'opponent', 'deck')), {
      limit: onceEachTurn,
      when: unopposedHere(both(order, skill('Treachery'))),
      byAnyone: true,
    }),
  ],
});
