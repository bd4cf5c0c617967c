import { mission, people } from '@spaceline/engine/language';
import { unsolvedHere } from '../../words/missions.ts';
import { onPlanet, quarantined } from '../../words/people-and-ships.ts';

export const cureDeadlyVirus = mission('Cure Deadly Virus', {
  modifiers: [quarantined(people.which(onPlanet).here, unsolvedHere)],
});
