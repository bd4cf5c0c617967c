import { all, dilemma, returnToHand, stop } from '@spaceline/engine/language';
import { facedByThree, theThree } from '../../chula.ts';
import { youMayChoose } from '../../words/dilemma-people.ts';
import { orElse } from '../../words/dilemmas.ts';

export const chulaPickOneToSaveTwo = dilemma('Chula: Pick One to Save Two', {
  encounter: facedByThree(orElse(youMayChoose(1, theThree), returnToHand, stop(all(theThree)))),
});
