import { event, kill, people, playsOn, random } from '@spaceline/engine/language';
import { whenShip } from '../../words/passing.ts';
import { thatShip } from '../../words/whenever.ts';
import { betweenMissions, insertsLocation } from '../../wormholes.ts';

export const gapsInNormalSpace = event('Gaps in Normal Space', {
  plays: [playsOn(betweenMissions, { effect: insertsLocation(4, 'right') })],
  triggers: [whenShip('stops', kill(random(1, people.aboard(thatShip))))],
});
