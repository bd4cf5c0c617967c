import { interrupt, keyword, oneOf, people, playsOn, your } from '@spaceline/engine/language';
import { exchangesIt } from '../../morphing.ts';

const founder = keyword('Founder');

/** DOM-40 */
export const shapeShift = interrupt('Shape-Shift', {
  plays: [
    playsOn(your(people).which(founder), {
      name: 'morph',
      timing: 'any',
      effect: oneOf(
        { name: 'exchange', effect: exchangesIt('hand', founder) },
        { name: 'download', effect: exchangesIt('download', founder) },
      ),
    }),
  ],
  immuneTo: ['Amanda Rogers'],
});
