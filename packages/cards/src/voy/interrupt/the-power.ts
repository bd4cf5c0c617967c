import { interrupt, oneOf, playsTo } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { draws } from '../../words/piles.ts';

export const thePower = interrupt('The Power', {
  plays: [
    playsTo(oneOf(draws(1), draws(2, 'you'), draws(3, 'opponent')), {
      mark: 'draw',
      timing: 'turn',
      limit: onePlayEachTurn,
    }),
  ],
});
