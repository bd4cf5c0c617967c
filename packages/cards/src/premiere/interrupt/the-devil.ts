import { anything, either, interrupt, titled } from '@spaceline/engine/language';
import { nullifiesInPlay, nullifiesMet, treatyCard } from '../../nullifying-interrupts.ts';

export const theDevil = interrupt('The Devil', {
  plays: [nullifiesInPlay(anything.which(either(treatyCard, titled("Horga'hn")))), nullifiesMet(titled('Wind Dancer'))],
});
