import { all, dilemma, ifThen, inOrder, relocate, stop, totalOf } from '@spaceline/engine/language';
import { facedByThree, theThree } from '../../chula.ts';
import { isOdd } from '../../words/dilemma-conditions.ts';
import { called } from '../../words/dilemma-people.ts';

export const chulaTheAbyss = dilemma('Chula: The Abyss', {
  encounter: facedByThree(
    ifThen(
      isOdd(totalOf('cunning', theThree)),
      inOrder(stop(all(theThree)), relocate(all(theThree), called("Quark's Bar"))),
    ),
  ),
});
