import { Zone } from '@spaceline/engine';
import {
  both,
  classification,
  incident,
  keyword,
  mayReport,
  onceEachTurn,
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
  plays: [playsOnTable(), playsOn(which(yourShips, titled('Vidiian Cruiser')))],
  modifiers: [
    mayReport(
      'once each turn, you may report either a MEDICAL-classification Vidiian or a MEDICAL-related Equipment card for free',
      (g, source, id) =>
        g.card(source).zone === Zone.Table &&
        ((g.def(id).personnel && doctor.test(g, id)) || (g.def(id).equipment && medical.test(g, id))),
      null,
      { free: true, limit: onceEachTurn },
    ),
    mayReport(
      'if played on your Vidiian Cruiser, your Vidiians may report aboard',
      (g, source, id) => g.card(source).zone === Zone.On && g.def(id).personnel && vidiian.test(g, id),
      (g, source) => [g.card(source).host],
    ),
  ],
});
