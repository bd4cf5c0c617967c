import { event, inOrder, playsOnTable, titled } from '@spaceline/engine/language';
import { atEndOfTurnsBesideIt, drawsExtra, nullifiesWhileInPlay, placeBesideDeck } from '../../words/lasting-cards.ts';

const bubbles = nullifiesWhileInPlay(titled('Static Warp Bubble'));

export const theTravelerTranscendence = event('The Traveler: Transcendence', {
  plays: [playsOnTable({ effect: inOrder(placeBesideDeck, bubbles.now), stays: true })],
  triggers: [atEndOfTurnsBesideIt(drawsExtra(1)), ...bubbles.afterwards],
});
