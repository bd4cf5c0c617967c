import {
  allOf,
  dilemma,
  discardThis,
  inOrder,
  outposts,
  placeOnMission,
  ships,
  totalOver,
  totalUnder,
  trigger,
  unless,
  your,
} from '@spaceline/engine/language';
import { opponentMayChoose } from '../../words/dilemma-people.ts';
import { relocateToDock } from '../../words/dilemmas.ts';

const sendBack = relocateToDock(opponentMayChoose(1, your(ships).here), your(outposts), 'opponent');

export const goBackWhenceThouCamest = dilemma('Go Back Whence Thou Camest', {
  encounter: unless(allOf(totalOver('integrity', 10), totalUnder('integrity', 50)), placeOnMission(false)),
  triggers: [trigger('end of your turn', inOrder(sendBack, discardThis))],
});
