import {
  awake,
  both,
  event,
  mayNot,
  missions,
  over,
  people,
  playsOn,
  seedsOn,
  skill,
  thereIs,
  thisCard,
  titled,
  trigger,
  your,
} from '@spaceline/engine/language';
import { youHave } from '../../words/answers.ts';
import { drawsExtra } from '../../words/lasting-cards.ts';

const planet = missions.planet.inQuadrant('Delta');
/** stopped or not. */
const seeker = your(people).which(both(skill('Honor'), over('integrity', 7), awake)).present;

export const ancestralVision = event('Ancestral Vision', {
  seeds: [seedsOn(planet)],
  plays: [playsOn(planet)],
  modifiers: [mayNot('nullify', thisCard, thereIs(people.which(titled('Chakotay')).present))],
  triggers: [trigger('end of your turn', drawsExtra(1), { when: youHave(seeker) })],
});
