import { allOf, dilemma, skilled, toGetPast } from '@spaceline/engine/language';

export const emergencyConversion = dilemma('Emergency Conversion', {
  encounter: toGetPast(allOf(skilled('Astrophysics', 2), skilled('Transporter Skill'))),
});
