import {
  doorway,
  download,
  events,
  inOrder,
  keyword,
  oneOf,
  playsTo,
  ships,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { afterUse, downloadsCommander, drawNoCards, placeThisOn } from '../../words/doors.ts';
import { protectsWhatItIsOn } from '../../words/permissions.ts';

const order = keyword("Captain's Order");
const fetch = oneOf(
  { mark: 'commander', effect: inOrder(downloadsCommander(your(ships)), drawNoCards) },
  { mark: 'order', word: "Captain's Order", effect: download(order) },
);
const protect = placeThisOn(youChoose(1, your(events).which(order)));

export const readyRoomDoor = doorway('Ready Room Door', {
  plays: [
    playsTo(inOrder(fetch, afterUse({ mark: 'protect', effect: protect })), {
      mark: 'download',
      timing: 'turn',
      limit: onePlayEachTurn,
    }),
  ],
  modifiers: [protectsWhatItIsOn],
});
