import { allOf, anyOf, dilemma, having, skilled, toGetPast, totalOver } from '@spaceline/engine/language';

export const hiddenEntrance = dilemma('Hidden Entrance', {
  encounter: toGetPast(anyOf(having('Geordi La Forge'), allOf(skilled('ENGINEER'), totalOver('cunning', 32)))),
});
