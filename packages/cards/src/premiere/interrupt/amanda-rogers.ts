import { answers, interrupt, nullifyIt, when } from '@spaceline/engine/language';
import { mayNullify } from '../../nullifying.ts';

/** CR-06 to CR-08 */
export const amandaRogers = interrupt('Amanda Rogers', {
  plays: [
    answers('plays', nullifyIt('one interrupt just played, or any card just used as one'), {
      when: when(
        'an interrupt was just played',
        ({ g, event, you }) => event?.as === 'Interrupt' && mayNullify(g, event.card, 'Amanda Rogers', you),
      ),
    }),
  ],
  immuneTo: ['Amanda Rogers'],
});
