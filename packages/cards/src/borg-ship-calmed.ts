/** Hugh keeps the Borg Ship from attacking anybody for a turn. */
import type { Reason } from '@spaceline/engine';
import { type Effect, forbid, select, the, until } from '@spaceline/engine/language';

const CALMED: Reason = { rule: 'R-9.1', text: '{card}: it attacks nobody this turn' };

/** The card that is about to attack. */
const attacker = select('the Borg Ship', 'the Borg Ship', ({ event }) =>
  event !== null && event.card >= 0 ? [event.card] : [],
);

export const calmsTheBorgShip: Effect = {
  ...until(
    'end of turn',
    the(attacker),
    forbid('text:attack', 'attacks nobody', CALMED, () => true),
  ),
  text: 'the Borg Ship attacks nobody this turn',
  hint: 0,
};
