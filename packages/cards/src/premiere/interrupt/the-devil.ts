import { anything, either, interrupt, titled } from '@spaceline/engine/language';
import { nullifiesInPlay, nullifiesMet, nullifiesPointsOf, treatyCard } from '../../nullifying-interrupts.ts';

/** Ressikan Flute says of itself that this card nullifies its points. */
export const theDevil = interrupt('The Devil', {
  plays: [
    nullifiesInPlay(anything.which(either(treatyCard, titled("Horga'hn")))),
    nullifiesPointsOf(anything.which(titled('Ressikan Flute'))),
    nullifiesMet(titled('Wind Dancer')),
  ],
});
