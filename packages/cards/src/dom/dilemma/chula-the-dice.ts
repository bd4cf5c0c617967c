import { dilemma, over, toGetPast } from '@spaceline/engine/language';
import { differentPeople } from '../../words/dilemma-conditions.ts';

export const chulaTheDice = dilemma('Chula: The Dice', {
  encounter: toGetPast(differentPeople(over('integrity', 6), over('cunning', 7), over('strength', 8))),
});
