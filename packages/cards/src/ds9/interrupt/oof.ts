import {
  all,
  forEach,
  inOrder,
  inPile,
  interrupt,
  playsTo,
  putOutOfPlay,
  thereIs,
  titled,
} from '@spaceline/engine/language';
import { nullifies } from '../../nullifying-interrupts.ts';
import { losesPoints } from '../../words/scoring-cards.ts';

const guests = inPile('opponent', 'point area', titled('Amanda Rogers', 'Kevin Uxbridge', 'Q2'));

/** CR-144, CR-145 */
export const oof = interrupt('Oof!', {
  plays: [
    ...nullifies("Fightin' Words"),
    playsTo(inOrder(losesPoints(forEach(guests, 5), 'opponent'), putOutOfPlay(all(guests))), {
      mark: 'clear',
      when: thereIs(guests),
    }),
  ],
  immuneTo: ['Amanda Rogers'],
});
