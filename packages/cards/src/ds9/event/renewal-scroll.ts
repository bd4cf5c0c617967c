import { event, kin, people, playsTo, thereAre, your } from '@spaceline/engine/language';
import { discardsAnyToDraw } from '../../words/hands-and-piles.ts';

export const renewalScroll = event('Renewal Scroll', {
  plays: [playsTo(discardsAnyToDraw(2), { when: thereAre(3, your(people).which(kin('Bajoran'))) })],
});
