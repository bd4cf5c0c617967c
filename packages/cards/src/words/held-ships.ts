/** Ships, and what flies about like them, that vanish into a card and lie on it, out of everybody's reach, until it lets them go (CR-181, CR-182). */
import { locationOf, locationSpot, put, putOn, Zone } from '@spaceline/engine';
import { type Effect, type Reach, reach } from '@spaceline/engine/language';
import { isInRift, reappear } from '../time-rifts.ts';

/** The ship it was played on; the card stays at the location. */
export const vanishesIntoThis: Effect = {
  *run({ g, source, target: ship }) {
    putOn(g, source, locationSpot(locationOf(g, ship)));
    put(g, ship, Zone.On, source);
  },
  could: () => true,
  text: 'it vanishes, with everybody aboard',
  hint: 1,
};

export const whatVanished: Reach = reach('what vanished, with everybody aboard,', ({ g, source }, id) =>
  isInRift(g, source, id),
);

export const reappears: Effect = {
  *run({ g, source }) {
    reappear(g, source);
  },
  could: () => true,
  text: 'what vanished is back there',
  hint: 0,
};
