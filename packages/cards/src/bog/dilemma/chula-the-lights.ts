import { dilemma, inOrder, present, returnToHand, toGetPast, totalOver } from '@spaceline/engine/language';
import { closestInTotal } from '../../words/dilemma-people.ts';

export const chulaTheLights = dilemma('Chula: The Lights', {
  // by those who remain
  encounter: inOrder(returnToHand(closestInTotal(22, present)), toGetPast(totalOver('cunning', 24))),
});
