import { keyword } from '@spaceline/engine/language';
import { headquarters } from '../../headquarters.ts';

/** What it does for Ketracel-White on the planet is said there: see ketracel-white.ts. */
export const theGreatLink = headquarters('The Great Link', {
  world: "Founders' homeworld",
  side: 'Dominion',
  guests: keyword('Founder'),
  words: 'one Founder',
  also: 'Ketracel-White on the planet does not count down',
});
