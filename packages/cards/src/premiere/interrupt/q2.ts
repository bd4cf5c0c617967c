import { interrupt, titled } from '@spaceline/engine/language';
import { nullifiesJustPlayed, nullifiesMet, qRelated } from '../../nullifying-interrupts.ts';

/** CR-159 */
export const q2 = interrupt('Q2', {
  plays: [nullifiesJustPlayed(titled('Kevin Uxbridge', 'Amanda Rogers')), nullifiesMet(qRelated)],
});
