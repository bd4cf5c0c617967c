import {
  anything,
  both,
  discard,
  either,
  inOrder,
  interrupt,
  playsOn,
  takesBackPoints,
  target,
  the,
  titled,
} from '@spaceline/engine/language';
import { nullifiable, nullifiesInPlay, nullifiesMet, treatyCard } from '../../nullifying-interrupts.ts';

const flute = anything.which(both(titled('Ressikan Flute'), nullifiable));

/** Ressikan Flute says of itself that this card nullifies its points. */
export const theDevil = interrupt('The Devil', {
  plays: [
    nullifiesInPlay(anything.which(either(treatyCard, titled("Horga'hn")))),
    playsOn(flute, {
      mark: 'points',
      timing: 'any',
      effect: inOrder(takesBackPoints(target), discard(the(target))),
    }),
    nullifiesMet(titled('Wind Dancer')),
  ],
});
