import { takeBack } from '@spaceline/engine';
import { answers, interrupt, script, when } from '@spaceline/engine/language';

const justPlayed = when(
  'opponent has just played a non-Interrupt card from hand',
  ({ event, you }) => event !== null && event.seat !== you && event.paid !== null && event.as !== 'Interrupt',
);

const giveBack = script(
  'opponent takes that card back into hand and must play a different one instead',
  function* ({ g, event }) {
    takeBack(g, event!);
  },
  { could: ({ event }) => event !== null && !event.cancelled, hint: 2 },
);

export const energyVortex = interrupt('Energy Vortex', {
  plays: [
    answers('plays', giveBack, { name: 'played', when: justPlayed }),
    answers('reported', giveBack, { name: 'reported', when: justPlayed, text: '' }),
  ],
  text: 'Plays just after opponent plays any non-Interrupt card from hand: that card goes back to hand, and a different one must be played in its place.',
});
