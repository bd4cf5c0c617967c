import {
  event,
  events,
  mayNot,
  people,
  playsOnTable,
  seedsOnTable,
  thereIs,
  thisCard,
  titled,
} from '@spaceline/engine/language';
import { persona } from '../../words/whereabouts.ts';

const agent = people.which(persona('Kell', 'Taibak', 'Entek'));

export const eBandEmissions = event('E-Band Emissions', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [mayNot('nullify', thisCard, thereIs(agent)), mayNot('nullify', events.which(titled('Brainwash')))],
  capturing: true,
  missing:
    'it protects Brainwash from every card that nullifies, not only from Kevin Uxbridge, and the captive gains no infiltration icons',
});
