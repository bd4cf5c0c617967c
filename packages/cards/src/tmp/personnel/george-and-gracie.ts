import { isWorth, onlyWith, personnel } from '@spaceline/engine/language';
import { nullifiesHere } from '../../nullifiers.ts';
import { onPlanetAtAnyTime } from '../../words/time.ts';
import { world } from '../../worlds.ts';

export const georgeAndGracie = personnel('George and Gracie', {
  modifiers: [nullifiesHere('The Whale Probe'), isWorth(onlyWith(15, onPlanetAtAnyTime(world('Earth'), 'Earth')))],
});
