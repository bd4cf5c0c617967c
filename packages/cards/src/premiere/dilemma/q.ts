import { all, allOf, dilemma, present, skilled, stop, totalOver, unless } from '@spaceline/engine/language';

/** CR-157 */
export const q = dilemma('Q', {
  encounter: unless(allOf(skilled('Leadership', 2), totalOver('integrity', 60)), stop(all(present)), 'discard'),
});
