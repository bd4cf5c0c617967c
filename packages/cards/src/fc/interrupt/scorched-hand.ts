import { ifThen, interrupt, playsTo } from '@spaceline/engine/language';
import { eachPlayer } from '../../words/other-player.ts';
import { handGoesBeneath, handOver } from '../../words/players.ts';

/** CR-164 */
export const scorchedHand = interrupt('Scorched Hand', {
  plays: [playsTo(eachPlayer(ifThen(handOver(12), handGoesBeneath(6))))],
  immuneTo: ['Amanda Rogers'],
});
