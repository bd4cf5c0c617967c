import { both, either, interrupt, timesPerGame } from '@spaceline/engine/language';
import { notImmuneTo } from '../../nullifying.ts';
import { nullifiesJustPlayed, playedAs } from '../../nullifying-interrupts.ts';

const eventOrInterrupt = either(playedAs('Event'), playedAs('Interrupt'));

export const quinn = interrupt('Quinn', {
  plays: [
    nullifiesJustPlayed(both(eventOrInterrupt, notImmuneTo('Kevin Uxbridge', 'Amanda Rogers')), timesPerGame(3), {
      orRevealed: true,
    }),
  ],
});
