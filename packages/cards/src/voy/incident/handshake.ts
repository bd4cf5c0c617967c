import {
  allOf,
  discardsFromHand,
  draw,
  incident,
  inOrder,
  opponentsChoiceOf,
  playsTo,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import {
  discardsHand,
  nothingPlayedYet,
  othersInHand,
  rearrangesTop,
  smallerHand,
} from '../../words/hands-and-piles.ts';

const demand = opponentsChoiceOf(
  { name: 'discard', effect: discardsFromHand(3, { who: 'opponent' }) },
  { name: 'draw', effect: draw(3) },
);

export const handshake = incident('Handshake', {
  plays: [
    playsTo(demand, {
      name: 'demand',
      free: true,
      limit: onePlayEachTurn,
      when: allOf(nothingPlayedYet, smallerHand),
    }),
    playsTo(rearrangesTop(5), { name: 'look' }),
    playsTo(inOrder(discardsHand, draw(7)), { name: 'new', when: othersInHand(3) }),
  ],
});
