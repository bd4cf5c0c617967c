import { damageShip, event, playsOn } from '@spaceline/engine/language';
import { whenShipPassesHere } from '../../words/passing.ts';
import { spacelineLocations } from '../../words/time.ts';
import { thatShip } from '../../words/whenever.ts';

export const subspaceWarpRift = event('Subspace Warp Rift', {
  plays: [playsOn(spacelineLocations)],
  triggers: [whenShipPassesHere(damageShip(thatShip))],
});
