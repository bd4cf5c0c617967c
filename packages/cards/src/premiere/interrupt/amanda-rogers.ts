import { interrupt } from '@spaceline/engine/language';
import { nullifies, nullifiesJustPlayed, usedAs } from '../../nullifying-interrupts.ts';

/** CR-06 to CR-08. Scottish Setter says itself that she nullifies it. */
export const amandaRogers = interrupt('Amanda Rogers', {
  plays: [nullifiesJustPlayed(usedAs('Interrupt')), ...nullifies('Scottish Setter')],
  immuneTo: ['Amanda Rogers'],
});
