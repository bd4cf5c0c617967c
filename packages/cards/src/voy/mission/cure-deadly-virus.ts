import { mission, people } from '@spaceline/engine/language';
import { unsolvedHere } from '../../words/missions.ts';
import { quarantined } from '../../words/people-and-ships.ts';
import { onThePlanet } from '../../words/whereabouts.ts';

export const cureDeadlyVirus = mission('Cure Deadly Virus', {
  modifiers: [quarantined(people.which(onThePlanet).here, unsolvedHere)],
});
