import { interrupt, titled } from '@spaceline/engine/language';
import { nullifiesJustPlayed, playedAs } from '../../nullifying-interrupts.ts';

/** CR-06 to CR-08. Scottish Setter, an event, says itself that she nullifies it. */
export const amandaRogers = interrupt('Amanda Rogers', {
  plays: [
    nullifiesJustPlayed(playedAs('Interrupt')),
    nullifiesJustPlayed(titled('Scottish Setter'), undefined, { mark: 'setter' }),
  ],
  immuneTo: ['Amanda Rogers'],
});
