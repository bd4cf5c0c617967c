import { affiliation, both, keyword, ship } from '@spaceline/engine/language';
import { hangarFor } from '../../words/ships-and-crews.ts';

export const kazonRaider = ship('Kazon Raider', {
  modifiers: hangarFor(both(affiliation('Kazon'), keyword('Shuttlecraft'))),
});
