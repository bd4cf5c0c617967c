import { both, events, interrupt, not, ofType } from '@spaceline/engine/language';
import { nullifiesInPlay, nullifiesJustPlayed, playedAs, treatyCard } from '../../nullifying-interrupts.ts';

/** CR-126 to CR-128 */
export const kevinUxbridge = interrupt('Kevin Uxbridge', {
  plays: [
    nullifiesInPlay(events.which(not(treatyCard))),
    nullifiesJustPlayed(both(not(ofType('Event')), playedAs('Event'))),
  ],
  immuneTo: ['Amanda Rogers'],
});
