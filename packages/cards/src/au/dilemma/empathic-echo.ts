import { allOf, dilemma, kill, present, random, skill, skilled, unless, which } from '@spaceline/engine/language';

export const empathicEcho = dilemma('Empathic Echo', {
  encounter: unless(allOf(skilled('SECURITY'), skilled('MEDICAL')), kill(random(1, which(present, skill('Empathy'))))),
});
