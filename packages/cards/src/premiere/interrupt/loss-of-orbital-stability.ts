import {
  atEndOf,
  destroyShip,
  discardThis,
  host,
  ifThen,
  inFlight,
  interrupt,
  locatedAt,
  missions,
  multiply,
  over,
  playsOn,
  ships,
  target,
  the,
  them,
  until,
} from '@spaceline/engine/language';
import { theyAre } from '../../words/dilemma-conditions.ts';

export const lossOfOrbitalStability = interrupt('Loss of Orbital Stability', {
  plays: [
    playsOn(ships.which(inFlight).which(locatedAt(missions.planet)), {
      effect: until('end of turn', the(target), multiply(['range'], 0, them)),
      stays: true,
    }),
  ],
  triggers: [
    atEndOf("its owner's next turn", ifThen(theyAre(host, over('shields', 4)), discardThis, destroyShip(host))),
  ],
});
