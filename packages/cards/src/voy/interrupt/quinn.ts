import { answers, interrupt, nullifyIt, timesPerGame, when } from '@spaceline/engine/language';
import { isImmune, mayNullify } from '../../nullifying.ts';

const NULLIFIED = ['Event', 'Interrupt'];

export const quinn = interrupt('Quinn', {
  plays: [
    answers('plays', nullifyIt('an interrupt or event just played or revealed'), {
      limit: timesPerGame(3),
      when: when('an interrupt or event was just played', ({ g, event, you }) => {
        if (event === null || !NULLIFIED.includes(event.as)) return false;
        if (isImmune(g, event.card, 'Kevin Uxbridge') || isImmune(g, event.card, 'Amanda Rogers')) return false;
        return mayNullify(g, event.card, 'Quinn', you);
      }),
      text: 'Thrice per game, nullifies an interrupt or event just played or revealed (even a Treaty), unless it is immune to Kevin Uxbridge or Amanda Rogers',
    }),
  ],
});
