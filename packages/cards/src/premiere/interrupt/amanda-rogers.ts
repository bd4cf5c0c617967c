import { interrupt } from '@spaceline/engine/language';
import { nullifiesJustPlayed, usedAs } from '../../nullifying-interrupts.ts';

/** CR-06 to CR-08 */
export const amandaRogers = interrupt('Amanda Rogers', {
  plays: [nullifiesJustPlayed(usedAs('Interrupt'))],
  immuneTo: ['Amanda Rogers'],
});
