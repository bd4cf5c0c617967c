import { anything, either, interrupt, titled } from '@spaceline/engine/language';
import { nullifiesInPlay, nullifiesMet, treaty } from '../../nullifying-interrupts.ts';

export const theDevil = interrupt('The Devil', {
  plays: [nullifiesInPlay(anything.which(either(treaty, titled("Horga'hn")))), nullifiesMet(titled('Wind Dancer'))],
});
