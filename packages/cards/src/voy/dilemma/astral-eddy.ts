import { allOf, crew, dilemma, kill, random, skilled, unless } from '@spaceline/engine/language';

export const astralEddy = dilemma('Astral Eddy', {
  encounter: unless(allOf(skilled('Navigation'), skilled('Physics'), skilled('ENGINEER', 2)), kill(random(1, crew))),
});
