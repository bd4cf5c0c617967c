import { anyOf, dilemma, skilled, toGetPast, totalOver } from '@spaceline/engine/language';

export const noneShallPass = dilemma('None Shall Pass', {
  encounter: toGetPast(
    anyOf(totalOver('strength', 53), skilled('Diplomacy', 3), skilled('Anthropology', 2), skilled('Guramba')),
  ),
});
