import { affiliation, both, mayCarry, not, ship, ships, thisCard, titled, universal } from '@spaceline/engine/language';

const cargo = ships.which(both(universal, affiliation('Kazon'), not(titled('Kazon Warship'))));

export const kazonWarship = ship('Kazon Warship', { modifiers: [mayCarry(thisCard, cargo)] });
