/** Words for cards met in a Q-Flash (R-11.50). */
import { setFlash } from '@spaceline/engine';
import { type Amount, amountOf, type Effect, measured } from '@spaceline/engine/language';

/** So many more Q cards are met in this Q-Flash. */
export const experiencesMore = (n: Amount): Effect => ({
  *run(r) {
    if (r.attempt !== null) setFlash(r.g, r.attempt, r.attempt.flash + amountOf(n, r));
  },
  could: () => true,
  text: `experience ${measured(n, (k) => (k === 1 ? 'an additional [Q] card' : `${k} additional [Q] cards`))}`,
  hint: -2,
});
