import { all, bound, dilemma, inOrder, pick, present, random, simply, stop, which } from '@spaceline/engine/language';
import { exceptThose, numberInCommonWith } from '../../words/dilemma-people.ts';

const chosen = bound('one');

export const chulaTheChandra = dilemma('Chula: The Chandra', {
  encounter: simply(
    inOrder(pick('one', random(1, present)), stop(all(which(present, exceptThose(numberInCommonWith(chosen)))))),
  ),
});
