import { anyOf, dilemma, having, over, skilled, someone, toGetPast } from '@spaceline/engine/language';

export const windDancer = dilemma('Wind Dancer', {
  encounter: toGetPast(anyOf(having('Lwaxana Troi'), skilled('Youth'), skilled('Music'), someone(over('strength', 9)))),
});
