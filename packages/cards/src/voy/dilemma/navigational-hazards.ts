import { allOf, dilemma, skilled, toGetPast } from '@spaceline/engine/language';

export const navigationalHazards = dilemma('Navigational Hazards', {
  encounter: toGetPast(allOf(skilled('Stellar Cartography'), skilled('Navigation', 2))),
});
