import { allOf, damageShip, dilemma, skilled, theShip, unless } from '@spaceline/engine/language';

export const microbioticColony = dilemma('Microbiotic Colony', {
  encounter: unless(allOf(skilled('SCIENCE'), skilled('ENGINEER'), skilled('OFFICER')), damageShip(theShip), 'discard'),
});
