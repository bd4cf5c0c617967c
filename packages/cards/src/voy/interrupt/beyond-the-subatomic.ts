import { ifThen, inOrder, interrupt, playsTo } from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';
import { deckIsEmpty, namesACardType, ofNamedType, turnsUpUntil, youLoseTheGame } from '../../words/piles.ts';

export const beyondTheSubatomic = interrupt('Beyond the Subatomic', {
  plays: [
    playsTo(
      {
        ...inOrder(namesACardType, turnsUpUntil(ofNamedType), ifPossible(ifThen(deckIsEmpty, youLoseTheGame))),
        hint: 1,
      },
      { mark: 'reveal', timing: 'any' },
    ),
  ],
});
