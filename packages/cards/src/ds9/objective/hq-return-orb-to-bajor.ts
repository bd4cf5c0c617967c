import { icon, objective, people, playsOn, your } from '@spaceline/engine/language';
import { earnsOrbs, reclaimsOrbs, returnsOrbs } from '../../words/orbs.ts';

export const hqReturnOrbToBajor = objective('HQ: Return Orb to Bajor', {
  plays: [playsOn(your(people).which(icon('Orb')))],
  triggers: [earnsOrbs],
  abilities: [reclaimsOrbs, returnsOrbs(3)],
});
