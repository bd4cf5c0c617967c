import { allOf, dilemma, toGetPast, totalOver } from '@spaceline/engine/language';

export const hologramRuse = dilemma('Hologram Ruse', {
  encounter: toGetPast(allOf(totalOver('integrity', 30), totalOver('cunning', 30))),
});
