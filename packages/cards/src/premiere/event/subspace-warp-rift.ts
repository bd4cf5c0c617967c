import { damageShip, event, playsOn } from '@spaceline/engine/language';
import { whenShip } from '../../words/passing.ts';
import { spacelineLocations } from '../../words/time.ts';
import { thatShip } from '../../words/whenever.ts';

export const subspaceWarpRift = event('Subspace Warp Rift', {
  plays: [playsOn(spacelineLocations)],
  triggers: [whenShip('passes', damageShip(thatShip))],
});
