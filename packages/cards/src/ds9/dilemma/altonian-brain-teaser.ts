import {
  bonusThereDoesNotCount,
  bound,
  dilemma,
  highest,
  ifThen,
  inOrder,
  pick,
  present,
  simply,
  stop,
  the,
  thisMission,
  under,
  until,
} from '@spaceline/engine/language';
import { itIsA } from '../../words/choosing.ts';

const thinker = bound('thinker');

/** CR-04: nothing is said about Music. */
export const altonianBrainTeaser = dilemma('Altonian Brain Teaser', {
  encounter: simply(
    inOrder(
      pick('thinker', highest('cunning', present)),
      ifThen(itIsA(thinker, under('cunning', 15)), until('end of game', the(thisMission), bonusThereDoesNotCount)),
      stop(the(thinker)),
    ),
  ),
});
