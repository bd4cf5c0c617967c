import {
  both,
  damageShip,
  discardThis,
  either,
  inRegion,
  inSpace,
  not,
  objective,
  ofType,
  playsOnTable,
  seedsOnTable,
  ships,
  thereIs,
  trigger,
  vessels,
} from '@spaceline/engine/language';
import { affectedBy } from '../../nullifying.ts';
import { crewHas } from '../../words/permissions.ts';
import { probes } from '../../words/probing.ts';
import { destroysAll } from '../../words/ships-and-crews.ts';
import { notPhased } from '../../words/whereabouts.ts';

const STORMS = 'Navigate Plasma Storms';
const badlands = inRegion('Badlands Region');
const exposed = (navigation: number) =>
  vessels.which(both(badlands, inSpace, affectedBy(STORMS), not(crewHas(['Navigation', navigation]))));

/** CR-74: a cloaked ship counts, and is struck. */
export const navigatePlasmaStorms = objective(STORMS, {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger(
      'end of every turn',
      probes(
        'beneath',
        { on: either(ofType('Interrupt'), ofType('Doorway')), effect: damageShip(exposed(3)) },
        { on: ofType('Objective'), effect: destroysAll(exposed(5)) },
        { on: ofType('Event'), effect: discardThis },
      ),
      { when: thereIs(ships.which(both(badlands, notPhased))) },
    ),
  ],
});
