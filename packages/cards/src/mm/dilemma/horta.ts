import { allOf, cure, dilemma, kill, people, placeOnMission, random, skilled, your } from '@spaceline/engine/language';
import { nowAndAt } from '../../words/dilemmas.ts';
import { onThePlanet } from '../../words/whereabouts.ts';

export const horta = dilemma('Horta', {
  ...nowAndAt('end of every turn', placeOnMission(false), kill(random(1, your(people).which(onThePlanet).here))),
  cure: cure(allOf(skilled('Leadership', 2), skilled('Mindmeld', 2), skilled('Exobiology', 2))),
});
