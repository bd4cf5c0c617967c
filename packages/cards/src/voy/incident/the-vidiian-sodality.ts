import { Zone } from '@spaceline/engine';
import {
  both,
  classification,
  incident,
  keyword,
  mayReport,
  onceEachTurn,
  passes,
  playsOn,
  playsOnTable,
  seedsOnTable,
  titled,
  which,
  yourShips,
} from '@spaceline/engine/language';

const vidiian = keyword('Vidiian');
const doctor = both(vidiian, classification('MEDICAL'));
const medical = keyword('MEDICAL-related equipment');

export const theVidiianSodality = incident('The Vidiian Sodality', {
  seeds: [seedsOnTable],
  plays: [
    playsOnTable(),
    playsOn(which(yourShips, titled('Vidiian Cruiser')), { text: 'plays on a Vidiian Cruiser of yours' }),
  ],
  modifiers: [
    mayReport(
      'once each turn, one Vidiian of MEDICAL classification, or one piece of MEDICAL-related equipment, reports for free',
      (g, source, id) =>
        g.card(source).zone === Zone.Table &&
        ((g.def(id).personnel && passes(g, doctor, id)) || (g.def(id).equipment && passes(g, medical, id))),
      null,
      { free: true, limit: onceEachTurn },
    ),
    mayReport(
      'on a Vidiian Cruiser of yours: Vidiians report aboard it',
      (g, source, id) => g.card(source).zone === Zone.On && g.def(id).personnel && passes(g, vidiian, id),
      (g, source) => [g.card(source).host],
    ),
  ],
});
