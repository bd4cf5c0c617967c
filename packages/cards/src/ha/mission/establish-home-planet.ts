import { icon, mission, onlyWith } from '@spaceline/engine/language';
import { everyone } from '../../words/dilemma-conditions.ts';
import { more } from '../../words/missions.ts';

export const establishHomePlanet = mission('Establish Home Planet', {
  points: more(onlyWith(25, everyone(icon('Holo')))),
});
