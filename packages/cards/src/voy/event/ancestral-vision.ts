import {
  both,
  event,
  mayNot,
  missions,
  over,
  people,
  playsOn,
  seedsOn,
  skill,
  someone,
  thereIs,
  thisCard,
  trigger,
} from '@spaceline/engine/language';
import { drawsExtra } from '../../words/lasting-cards.ts';
import { persona } from '../../words/whereabouts.ts';

const planet = missions.planet.inQuadrant('Delta');

export const ancestralVision = event('Ancestral Vision', {
  seeds: [seedsOn(planet)],
  plays: [playsOn(planet)],
  modifiers: [mayNot('nullify', thisCard, thereIs(people.which(persona('Chakotay')).present))],
  triggers: [trigger('end of your turn', drawsExtra(1), { when: someone(both(skill('Honor'), over('integrity', 7))) })],
});
