import { answers, interrupt, nullifyIt, timesPerGame, when } from '@spaceline/engine/language';
import { isImmune, mayNullify } from '../../nullifying.ts';

const NULLIFIED = ['Event', 'Interrupt'];

export const quinn = interrupt('Quinn', {
  plays: [
    answers('plays', nullifyIt('an event or interrupt as it is played or turned up'), {
      limit: timesPerGame(3),
      when: when('an interrupt or event was just played', ({ g, event, you }) => {
        if (event === null || !NULLIFIED.includes(event.as)) return false;
        if (isImmune(g, event.card, 'Kevin Uxbridge') || isImmune(g, event.card, 'Amanda Rogers')) return false;
        return mayNullify(g, event.card, 'Quinn', you);
      }),
      text: 'up to three times per game, nullifies an event or interrupt as it is played or turned up. Treaties are no exception; cards immune to Amanda Rogers or to Kevin Uxbridge are',
    }),
  ],
});
