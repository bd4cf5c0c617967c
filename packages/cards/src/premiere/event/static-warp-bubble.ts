import { discardsFromHand, event, playsOnTable } from '@spaceline/engine/language';
import { atEndOfOpponentsTurns, notCumulative } from '../../words/lasting-cards.ts';

export const staticWarpBubble = event('Static Warp Bubble', {
  plays: [playsOnTable()],
  triggers: [notCumulative(atEndOfOpponentsTurns(discardsFromHand(1)))],
});
