import {
  bearing,
  event,
  events,
  gainsInfiltrationIcons,
  mayNot,
  people,
  playsOnTable,
  seedsOnTable,
  thereIs,
  thisCard,
  titled,
} from '@spaceline/engine/language';
import { makesImmune } from '../../nullifying.ts';

const agent = people.which(titled('Kell', 'Taibak', 'Entek'));

/** BOG-75, DOM-21 */
export const eBandEmissions = event('E-Band Emissions', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    mayNot('nullify', thisCard, thereIs(agent)),
    makesImmune(events.which(titled('Brainwash')), 'Kevin Uxbridge'),
    ...gainsInfiltrationIcons(people.which(bearing('Brainwash'))),
  ],
  capturing: true,
});
