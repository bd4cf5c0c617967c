import {
  anything,
  discardsFromHand,
  either,
  inOrder,
  may,
  objective,
  oneOf,
  playsOn,
  putOutOfPlay,
  putUnderDeck,
  skill,
  titled,
  trigger,
} from '@spaceline/engine/language';
import { drawUpTo } from '../../words/hands-and-piles.ts';
import { bottomOfDiscardPile } from '../../words/piles.ts';
import { oreCanBeProcessed } from '../../words/sites.ts';

const ore = inOrder(
  discardsFromHand(1),
  oneOf(
    { mark: 'beneath', word: 'beneath draw deck', effect: putUnderDeck(bottomOfDiscardPile) },
    { mark: 'out-of-play', word: 'out of play', effect: putOutOfPlay(bottomOfDiscardPile) },
  ),
  drawUpTo(2),
);

export const processOre = objective('Process Ore', {
  plays: [playsOn(anything.which(titled('Ore Processing Unit')))],
  triggers: [
    trigger('start of your turn', may(ore), {
      optional: true,
      when: oreCanBeProcessed(either(skill('ENGINEER'), skill('SECURITY'))),
    }),
  ],
});
