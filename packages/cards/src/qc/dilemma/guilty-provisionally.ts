import {
  bound,
  cancelIt,
  dilemma,
  discardThis,
  eachTime,
  inOrder,
  kill,
  pick,
  placeOnTable,
  present,
  random,
} from '@spaceline/engine/language';
import { asSelected } from '../../words/dilemma-people.ts';
import { unlessYou } from '../../words/dilemmas.ts';
import { opponentMay } from '../../words/other-player.ts';

export const guiltyProvisionally = dilemma('Guilty - Provisionally', {
  encounter: inOrder(
    pick('accused', random(1, present)),
    unlessYou(placeOnTable(), kill(asSelected(bound('accused')))),
  ),
  triggers: eachTime(['ship-battle', 'personnel-battle'], { by: 'you' }, inOrder(opponentMay(cancelIt), discardThis)),
});
