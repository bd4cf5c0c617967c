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
  phased,
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

const STORMS = 'Navigate Plasma Storms';
const badlands = inRegion('Badlands Region');
const exposed = vessels.which(both(badlands, inSpace, affectedBy(STORMS)));

/** CR-74: a cloaked ship counts, and is struck. */
export const navigatePlasmaStorms = objective(STORMS, {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger(
      'end of every turn',
      probes(
        'beneath',
        {
          on: either(ofType('Interrupt'), ofType('Doorway')),
          effect: damageShip(exposed.which(not(crewHas(['Navigation', 3])))),
        },
        { on: ofType('Objective'), effect: destroysAll(exposed.which(not(crewHas(['Navigation', 5])))) },
        { on: ofType('Event'), effect: discardThis },
      ),
      { when: thereIs(ships.which(both(badlands, not(phased)))) },
    ),
  ],
});
