import {
  affiliation,
  both,
  keyword,
  mayCarry,
  mayReportHere,
  ofType,
  ship,
  ships,
  thisCard,
} from '@spaceline/engine/language';

const shuttle = both(affiliation('Kazon'), keyword('Shuttlecraft'));

export const kazonRaider = ship('Kazon Raider', {
  modifiers: [mayReportHere(both(shuttle, ofType('Ship'))), mayCarry(thisCard, ships.which(shuttle))],
});
