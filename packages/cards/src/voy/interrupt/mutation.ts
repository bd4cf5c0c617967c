import { discardsFromHand, draw, interrupt, paying, playsTo } from '@spaceline/engine/language';
import { onePlayEachTurn } from '../../limits.ts';
import { shufflesBack } from '../../words/piles.ts';

export const mutation = interrupt('Mutation', {
  plays: [
    playsTo(shufflesBack(2), { mark: 'shuffle', timing: 'any' }),
    playsTo(paying(discardsFromHand(1), draw(2)), { mark: 'draw', timing: 'turn', limit: onePlayEachTurn }),
  ],
});
