import {
  event,
  inOrder,
  inPile,
  itsCause,
  opponentChooses,
  placeOnTable,
  putOutOfPlay,
  the,
  titled,
} from '@spaceline/engine/language';
import { notAgainstQ, opponentMay, untilQFlash, whenYouPlay } from '../../words/lasting-cards.ts';

const taken = inOrder(putOutOfPlay(the(itsCause)), putOutOfPlay(opponentChooses(2, inPile('you', 'discard pile'))));

export const amandasParents = event("Amanda's Parents", {
  encounter: placeOnTable(),
  triggers: [whenYouPlay(titled('Amanda Rogers'), opponentMay(taken), notAgainstQ), untilQFlash()],
});
