import {
  allOf,
  cure,
  dilemma,
  kill,
  people,
  placeOnMission,
  random,
  skilled,
  trigger,
} from '@spaceline/engine/language';
import { onThePlanet } from '../../words/whereabouts.ts';

export const harvesterVirus = dilemma('Harvester Virus', {
  encounter: placeOnMission(false),
  triggers: [trigger('end of every turn', kill(random(1, people.which(onThePlanet).here)))],
  cure: cure(allOf(skilled('MEDICAL', 2), skilled('Exobiology'), skilled('Computer Skill'))),
});
