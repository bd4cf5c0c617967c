import { has, personnel, thisCard } from '@spaceline/engine/language';

/** the Survey Drone. */
export const sixteenOfNineteen = personnel('Sixteen of Nineteen', {
  modifiers: [has('acquire', thisCard)],
});
