import { answers, interrupt, nullifyIt, when } from '@spaceline/engine/language';

/** CR-06 to CR-08 */
export const amandaRogers = interrupt('Amanda Rogers', {
  plays: [
    answers('plays', nullifyIt('one interrupt just played, or any card just used as one'), {
      when: when(
        'an interrupt was just played',
        (ctx) =>
          ctx.event?.as === 'Interrupt' &&
          ctx.g.def(ctx.event.card).rules?.immuneTo?.includes('Amanda Rogers') !== true,
      ),
    }),
  ],
  immuneTo: ['Amanda Rogers'],
});
