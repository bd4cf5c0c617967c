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
  { mark: 'discard', effect: discardsFromHand(3, { who: 'opponent' }) },
  { mark: 'draw', effect: draw(3) },
);

export const handshake = incident('Handshake', {
  plays: [
    playsTo(demand, {
      mark: 'demand',
      free: true,
      limit: onePlayEachTurn,
      when: allOf(nothingPlayedYet, smallerHand),
    }),
    playsTo(rearrangesTop(5), { mark: 'look' }),
    playsTo(inOrder(discardsHand, draw(7)), { mark: 'new', when: othersInHand(3) }),
  ],
});
