import {
  allOf,
  discardsFromHand,
  draw,
  handSize,
  incident,
  inOrder,
  isMore,
  opponentsChoiceOf,
  playsTo,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { discardsHand, nothingPlayedYet, rearrangesTop } from '../../words/hands-and-piles.ts';

const demand = opponentsChoiceOf(
  { mark: 'discard', effect: discardsFromHand(3, { who: 'opponent' }) },
  { mark: 'draw', effect: draw(3) },
);

const smallerHand = isMore(handSize('opponent'), handSize('you'));

export const handshake = incident('Handshake', {
  plays: [
    playsTo(demand, {
      mark: 'demand',
      free: true,
      limit: onePlayEachTurn,
      when: allOf(nothingPlayedYet, smallerHand),
    }),
    playsTo(rearrangesTop(5), { mark: 'look' }),
    playsTo(inOrder(discardsHand, draw(7)), { mark: 'new', when: isMore(handSize('you'), 3) }),
  ],
});
