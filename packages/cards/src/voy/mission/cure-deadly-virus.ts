import { mission, people } from '@spaceline/engine/language';
import { onThePlanet } from '../../words/dilemma-people.ts';
import { unsolvedHere } from '../../words/missions.ts';
import { quarantined } from '../../words/people-and-ships.ts';

export const cureDeadlyVirus = mission('Cure Deadly Virus', {
  modifiers: [quarantined(people.which(onThePlanet).here, unsolvedHere)],
});
