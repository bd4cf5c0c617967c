import { allOf, anyOf, dilemma, skilled, toGetPast, totalOver } from '@spaceline/engine/language';

export const implication = dilemma('Implication', {
  encounter: toGetPast(
    anyOf(allOf(skilled('Diplomacy', 3), totalOver('integrity', 30)), allOf(skilled('Law'), totalOver('cunning', 30))),
  ),
});
