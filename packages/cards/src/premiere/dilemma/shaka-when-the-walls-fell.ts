import { allOf, dilemma, skilled, toGetPast, totalOver } from '@spaceline/engine/language';

export const shakaWhenTheWallsFell = dilemma('Shaka, When the Walls Fell', {
  encounter: toGetPast(allOf(skilled('Diplomacy', 2), totalOver('cunning', 30))),
});
