import { anyOf, dilemma, havingAny, skilled, toGetPast } from '@spaceline/engine/language';
import { tricorder } from '../../words/dilemma-people.ts';

export const alienLabyrinth = dilemma('Alien Labyrinth', {
  encounter: toGetPast(anyOf(havingAny(tricorder), skilled('ENGINEER', 2))),
});
