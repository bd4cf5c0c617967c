import { event, mayNot, not, playsOn, remembersCards, the, trigger, which } from '@spaceline/engine/language';
import { noPassing, whenShip } from '../../words/passing.ts';
import { crewHas } from '../../words/permissions.ts';
import { spacelineLocations } from '../../words/time.ts';
import { thatShip } from '../../words/whenever.ts';

const arrived = remembersCards('ship', 'a ship that stopped here this turn');
const unguided = not(crewHas(['Navigation', 1]));
const note = { ...arrived.add(the(thatShip)), text: '' };

export const tetryonField = event('Tetryon Field', {
  plays: [playsOn(spacelineLocations)],
  modifiers: [noPassing(unguided), mayNot('move', which(arrived, unguided))],
  triggers: [whenShip('stops', note), trigger('start of every turn', arrived.forget, { text: '' })],
});
