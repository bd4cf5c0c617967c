import { handSize, ifThen, interrupt, isMore, playsTo } from '@spaceline/engine/language';
import { eachPlayer } from '../../words/other-player.ts';
import { handGoesBeneath } from '../../words/players.ts';

/** CR-164 */
export const scorchedHand = interrupt('Scorched Hand', {
  plays: [playsTo(eachPlayer(ifThen(isMore(handSize('you'), 12), handGoesBeneath(6))))],
  immuneTo: ['Amanda Rogers'],
});
