import {
  adjacentInRegion,
  all,
  boost,
  both,
  event,
  facilities,
  inSpace,
  playsOn,
  playsTo,
  ships,
  target,
  the,
  them,
  until,
  your,
} from '@spaceline/engine/language';
import { crewHas } from '../../words/permissions.ts';
import { movesFacility } from '../../words/stations.ts';

/** moving a facility is not establishing one. */
export const reactionControlThrusters = event('Reaction Control Thrusters', {
  plays: [
    playsOn(your(facilities).which(both(inSpace, crewHas(['ENGINEER', 2]))), {
      mark: 'move',
      free: true,
      effect: movesFacility(the(target), adjacentInRegion(target)),
    }),
    playsTo(until('end of turn', all(your(ships)), boost(['range'], 2, them)), { mark: 'range' }),
  ],
});
