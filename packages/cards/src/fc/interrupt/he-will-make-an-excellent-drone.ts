import {
  all,
  anything,
  countsAs,
  discard,
  inOrder,
  interrupt,
  keyword,
  noLonger,
  people,
  playsOn,
  target,
  the,
  them,
  titled,
  until,
  your,
} from '@spaceline/engine/language';
import { ifPossible } from '../../words/choosing.ts';

const markers = anything.which(titled('Assimilate Counterpart')).on(target);

/** what makes a counterpart of him goes; whoever is printed as one is one no longer. */
export const heWillMakeAnExcellentDrone = interrupt('He Will Make an Excellent Drone', {
  plays: [
    playsOn(your(people).which(keyword('Counterpart')), {
      mark: 'convert',
      effect: inOrder(
        ifPossible(discard(all(markers))),
        until('end of game', the(target), noLonger('Counterpart', them)),
        until('end of game', the(target), countsAs('Drone', them)),
      ),
      stays: false,
    }),
  ],
});
