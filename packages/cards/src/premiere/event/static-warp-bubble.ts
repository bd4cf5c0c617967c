import { discardsFromHand, event, playsOnTable } from '@spaceline/engine/language';
import { notCumulative, opponentMustAtTurnsEnd } from '../../words/lasting-cards.ts';

export const staticWarpBubble = event('Static Warp Bubble', {
  plays: [playsOnTable()],
  triggers: [notCumulative(opponentMustAtTurnsEnd(discardsFromHand(1)))],
});
