import {
  discardsFromHand,
  draw,
  inOrder,
  interrupt,
  oneOf,
  paying,
  playsTo,
  putAtopDeck,
  shuffleDeck,
  topOf,
} from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';

export const mutation = interrupt('Mutation', {
  plays: [
    playsTo(
      oneOf(
        {
          mark: 'your-discard-pile',
          effect: inOrder(putAtopDeck(topOf(2, 'you', 'discard pile')), shuffleDeck('you')),
        },
        {
          mark: 'opponents-discard-pile',
          effect: inOrder(putAtopDeck(topOf(2, 'opponent', 'discard pile')), shuffleDeck('opponent')),
        },
      ),
      { mark: 'shuffle', timing: 'any' },
    ),
    playsTo(paying(discardsFromHand(1), draw(2)), { mark: 'draw', timing: 'turn', limit: onePlayEachTurn }),
  ],
});
