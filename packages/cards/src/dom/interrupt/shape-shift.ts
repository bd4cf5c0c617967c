import { interrupt, keyword, oneOf, people, playsOn, your } from '@spaceline/engine/language';
import { exchangesIt } from '../../morphing.ts';

const founder = keyword('Founder');

/** DOM-40 */
export const shapeShift = interrupt('Shape-Shift', {
  plays: [
    playsOn(your(people).which(founder), {
      mark: 'morph',
      timing: 'any',
      effect: oneOf(
        { mark: 'exchange', effect: exchangesIt('hand', founder) },
        { mark: 'download', effect: exchangesIt('download', founder) },
      ),
    }),
  ],
  immuneTo: ['Amanda Rogers'],
});
