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
import { ifPossible } from '../../words/choosing.ts';
import { untilQFlash } from '../../words/lasting-cards.ts';
import { ifOpponentLikes } from '../../words/other-player.ts';
import { notAgainstQ, whenYouPlay } from '../../words/whenever.ts';

const two = putOutOfPlay(opponentChooses(2, inPile('you', 'discard pile')));
const taken = inOrder(putOutOfPlay(the(itsCause)), ifPossible(two));

export const amandasParents = event("Amanda's Parents", {
  encounter: placeOnTable(),
  triggers: [whenYouPlay(titled('Amanda Rogers'), ifOpponentLikes(taken), notAgainstQ), ...untilQFlash()],
});
