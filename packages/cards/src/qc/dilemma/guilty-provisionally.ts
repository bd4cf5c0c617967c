import {
  bound,
  cancelIt,
  dilemma,
  discardThis,
  inOrder,
  kill,
  pick,
  placeOnTable,
  present,
  random,
  the,
} from '@spaceline/engine/language';
import { opponentMay, unlessYou, whenYouStartABattle } from '../../words/dilemmas.ts';

export const guiltyProvisionally = dilemma('Guilty - Provisionally', {
  encounter: inOrder(pick('accused', random(1, present)), unlessYou(placeOnTable(), kill(the(bound('accused'))))),
  triggers: whenYouStartABattle(inOrder(opponentMay(cancelIt), discardThis)),
});
