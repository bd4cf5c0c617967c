import { ability, mission, skill, takesOverPoints, thisCard } from '@spaceline/engine/language';
import { unopposedOnPlanet } from '../../words/missions.ts';

/** DOM-85: what was scored for a mission is no bonus for the thief either. */
export const imposeOrder = mission('Impose Order', {
  abilities: [
    ability('steal', takesOverPoints(thisCard), { when: unopposedOnPlanet(skill('OFFICER')), byAnyone: true }),
  ],
});
