import { awake, gear, interrupt, people, playsOn } from '@spaceline/engine/language';
import { affectedBy } from '../../nullifying.ts';
import { drawnAtRandom } from '../../words/choosing.ts';
import { guardians } from '../../words/permissions.ts';
import { destroysEquipment } from '../../words/ships-and-crews.ts';
import { anyShipOrAwayTeam } from '../../words/teams.ts';

/** */
const exposed = gear.present.which(affectedBy('Disruptor Overload'));
const protectors = people.which(guardians).which(awake);

export const disruptorOverload = interrupt('Disruptor Overload', {
  plays: [
    playsOn(anyShipOrAwayTeam, {
      timing: 'any',
      effect: destroysEquipment(drawnAtRandom(1, exposed, protectors.present)),
    }),
  ],
});
