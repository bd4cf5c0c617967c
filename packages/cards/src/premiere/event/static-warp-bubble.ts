import { atEndOf, discardsFromHand, event, playsOnTable } from '@spaceline/engine/language';
import { oneForAllCopies } from '../../words/lasting-cards.ts';

export const staticWarpBubble = event('Static Warp Bubble', {
  plays: [playsOnTable()],
  triggers: [oneForAllCopies(atEndOf("opponent's turn", discardsFromHand(1), { must: true }))],
});
