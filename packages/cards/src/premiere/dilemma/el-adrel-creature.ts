import {
  awayTeam,
  combinedOver,
  dilemma,
  highest,
  inOrder,
  kill,
  ofThem,
  pick,
  random,
  unless,
} from '@spaceline/engine/language';
import { bothOf } from '../../words/dilemma-people.ts';

const strongest = highest('strength', awayTeam, { n: 2, tie: 'you' });

/** it takes two. */
export const elAdrelCreature = dilemma('El-Adrel Creature', {
  encounter: inOrder(
    pick('attacked', strongest),
    unless(combinedOver(bothOf('attacked'), 'strength', 16), kill(random(1, ofThem('attacked'))), 'discard'),
  ),
});
