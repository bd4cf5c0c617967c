import { aligned, mission, people, putsInStasis } from '@spaceline/engine/language';
import { only } from '../../reaches.ts';
import { unsolvedHere } from '../../words/missions.ts';
import { onThePlanet } from '../../words/whereabouts.ts';

export const qualorIiRendezvous = mission('Qualor II Rendezvous', {
  modifiers: [putsInStasis(only(people.which(aligned).which(onThePlanet).here, unsolvedHere))],
});
