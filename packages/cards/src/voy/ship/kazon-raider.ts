import { affiliation, both, keyword, mayCarry, mayReportHere, ship, ships, thisCard } from '@spaceline/engine/language';

const shuttle = both(affiliation('Kazon'), keyword('Shuttlecraft'));

export const kazonRaider = ship('Kazon Raider', {
  modifiers: [mayReportHere(shuttle), mayCarry(thisCard, ships.which(shuttle))],
});
