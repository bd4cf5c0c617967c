import { event, playsOnTable, titled } from '@spaceline/engine/language';
import { atEndOfTurnsBesideIt, drawsExtra, placeBesideDeck } from '../../words/lasting-cards.ts';
import { nullifiesWhileInPlay } from '../../words/what-it-nullifies.ts';

const bubbles = nullifiesWhileInPlay(titled('Static Warp Bubble'));

export const theTravelerTranscendence = event('The Traveler: Transcendence', {
  plays: [playsOnTable({ effect: placeBesideDeck, stays: true })],
  modifiers: [bubbles.meanwhile],
  triggers: [atEndOfTurnsBesideIt(drawsExtra(1)), ...bubbles.afterwards],
});
