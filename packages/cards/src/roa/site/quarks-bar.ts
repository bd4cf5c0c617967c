import {
  ability,
  allOf,
  either,
  inOrder,
  keyword,
  kin,
  may,
  normalCardPlay,
  onceEachTurn,
  site,
  titled,
  trigger,
  useOf,
} from '@spaceline/engine/language';
import { atHomeHere } from '../../words/docking.ts';
import { insteadOfPlayAndDraws } from '../../words/doors.ts';
import { drawsExtra } from '../../words/lasting-cards.ts';
import { fetchHere, guestsMayReportHere, unopposedHere, whoeverKillsHereDiscards } from '../../words/sites.ts';
import { persona } from '../../words/whereabouts.ts';

const morn = titled('Morn');
const staff = either(keyword('Bartender'), keyword('Dabo Girl'), keyword('Waiter'), persona('Quark', 'Rom'));
/** Reported or fetched, it is one of them each turn. */
const once = useOf('report', onceEachTurn);

export const quarksBar = site("Quark's Bar", {
  module: 'Promenade',
  on: ['Terok Nor', 'Deep Space 9'],
  modifiers: [
    ...guestsMayReportHere(either(morn, kin('Ferengi'))),
    ...guestsMayReportHere(staff, { free: true, limit: onceEachTurn }),
    ...atHomeHere(kin('Ferengi')),
  ],
  abilities: [
    ability('staff', inOrder(insteadOfPlayAndDraws(fetchHere(staff)), once.spend), {
      when: allOf(normalCardPlay.left, once.left),
      byAnyone: true,
    }),
  ],
  triggers: [
    trigger('end of every turn', may(drawsExtra(1)), { when: unopposedHere(morn), optional: true }),
    whoeverKillsHereDiscards(either(keyword('Waiter'), keyword('Dabo Girl')), 2),
  ],
});
