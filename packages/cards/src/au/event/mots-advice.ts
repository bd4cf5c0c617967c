import { event, gainSkill, itsHost, people, playsOn } from '@spaceline/engine/language';

export const motsAdvice = event("Mot's Advice", {
  plays: [playsOn(people)],
  modifiers: [gainSkill('Barbering', itsHost('personnel'))],
});
