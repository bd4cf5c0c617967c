import { ifThen, inOrder, inPile, interrupt, playsTo, thereIsNo } from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';
import { namesACardType, ofNamedType, turnsUpUntil, youLoseTheGame } from '../../words/piles.ts';

export const beyondTheSubatomic = interrupt('Beyond the Subatomic', {
  plays: [
    playsTo(
      {
        ...inOrder(
          namesACardType,
          turnsUpUntil(ofNamedType),
          ifPossible(ifThen(thereIsNo(inPile('you', 'deck')), youLoseTheGame)),
        ),
        hint: 1,
      },
      { mark: 'reveal', timing: 'any' },
    ),
  ],
});
