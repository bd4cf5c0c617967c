import { gear, interrupt, people, playsOn, titled } from '@spaceline/engine/language';
import { drawnAtRandom } from '../../words/choosing.ts';
import { able } from '../../words/fighting.ts';
import { destroysEquipment } from '../../words/ships-and-crews.ts';
import { anyShipOrAwayTeam } from '../../words/teams.ts';

const protectors = people.which(titled("Gurat'urak")).which(able);

export const disruptorOverload = interrupt('Disruptor Overload', {
  plays: [
    playsOn(anyShipOrAwayTeam, {
      timing: 'any',
      effect: destroysEquipment(drawnAtRandom(1, gear.present, protectors.present)),
    }),
  ],
});
