/** Hugh keeps the Borg Ship from attacking anybody for a turn. */
import { countUse, type Game } from '@spaceline/engine';
import type { Effect } from '@spaceline/engine/language';

export const calmKey = (g: Game, borgShip: number): string => `turn:${g.state.turn.number}:calm:${borgShip}`;

/** The Borg Ship that is about to attack. */
export const calmsTheBorgShip: Effect = {
  *run({ g, event }) {
    if (event !== null) countUse(g, calmKey(g, event.card));
  },
  could: ({ event }) => event !== null && event.card >= 0,
  text: 'the Borg Ship attacks nobody this turn',
  hint: 0,
};
