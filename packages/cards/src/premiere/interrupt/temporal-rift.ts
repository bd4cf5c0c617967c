import { locationOf, locationSpot, put, putOn, Status, Zone } from '@spaceline/engine';
import { disables, interrupt, playsOn, reach, script, which, whoIs, yourShips } from '@spaceline/engine/language';
import { isInRift, RIFT, reappear } from '../../time-rifts.ts';

/** CR-84: a phased ship is out of reach. */
const inSpace = whoIs(
  'in space',
  (g, id) => g.card(id).zone === Zone.Space && (g.card(id).status & Status.Phased) === 0,
);

const vanish = script(
  'it vanishes, with everybody aboard',
  function* ({ g, source, target: ship }) {
    putOn(g, source, locationSpot(locationOf(g, ship)));
    put(g, ship, Zone.On, source);
  },
  { hint: 1 },
);

/** CR-181, CR-182 */
export const temporalRift = interrupt(RIFT, {
  plays: [playsOn(which(yourShips, inSpace), { timing: 'any', effect: vanish, stays: true })],
  modifiers: [disables(reach('the ship that vanished and all aboard', isInRift))],
  expires: script('the ship is back there', function* ({ g, source }) {
    reappear(g, source);
  }),
  text: 'Plays on your ship: it vanishes with everybody aboard, and cannot be reached in any way. When the countdown expires, it is back at that location.',
});
