import {
  all,
  anything,
  event,
  ifThen,
  inOrder,
  placeOnTable,
  present,
  putOutOfPlay,
  random,
  thereIs,
  thisCard,
  titled,
} from '@spaceline/engine/language';
import { holdsUnder } from '../../words/doing.ts';
import { heldBy } from '../../words/who-and-where.ts';

const box = anything.which(titled('Penalty Box')).other;
const victim = random(1, present);

export const penaltyBox = event('Penalty Box', {
  encounter: ifThen(
    thereIs(box),
    inOrder(putOutOfPlay(all(heldBy(box))), holdsUnder(victim, box)),
    placeOnTable(holdsUnder(victim, thisCard)),
  ),
  returnsHeld: true,
});
