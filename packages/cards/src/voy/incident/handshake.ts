import {
  all,
  allOf,
  discard,
  discardsFromHand,
  draw,
  handSize,
  incident,
  inOrder,
  inPile,
  isMore,
  isZero,
  opponentsChoiceOf,
  playedThisTurn,
  playsTo,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { rearranges } from '../../words/hands-and-piles.ts';

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
      when: allOf(isZero(playedThisTurn), smallerHand),
    }),
    playsTo(rearranges(5), { mark: 'look' }),
    playsTo(inOrder(discard(all(inPile('you', 'hand'))), draw(7)), { mark: 'new', when: isMore(handSize('you'), 3) }),
  ],
});
