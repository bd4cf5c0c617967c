import {
  affiliation,
  both,
  either,
  kin,
  may,
  not,
  ofType,
  people,
  site,
  skill,
  thereIs,
  trigger,
  your,
} from '@spaceline/engine/language';
import { probes } from '../../words/probing.ts';
import { brawl, guestsMayReportHere } from '../../words/sites.ts';

const nonBorg = not(kin('Borg'));
const goods = either(ofType('Event'), ofType('Interrupt'), ofType('Equipment'));
const trouble = either(ofType('Objective'), affiliation('Cardassian'), affiliation('Klingon'));

/** at the end of the turn, before the draw. */
export const promenadeShops = site('Promenade Shops', {
  module: 'Promenade',
  modifiers: guestsMayReportHere(both(nonBorg, skill('CIVILIAN'))),
  triggers: [
    trigger(
      'end of every turn',
      may(probes('beneath', { on: goods, drawn: true }, { on: trouble, effect: brawl(nonBorg) })),
      { when: thereIs(your(people).which(nonBorg).present), optional: true },
    ),
  ],
});
