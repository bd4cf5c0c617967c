import { damageShip, dilemma, either, over, simply, which } from '@spaceline/engine/language';
import { stopWithCrew } from '../../crews.ts';
import { allShipsHere, exceptThose, notInFlight, withAboard } from '../../words/dilemma-people.ts';
import { forEachOf, it } from '../../words/dilemmas.ts';

const safe = either(notInFlight, withAboard(['Navigation', 2], ['Astrophysics', 1]), over('shields', 11));

export const stellarFlare = dilemma('Stellar Flare', {
  encounter: simply(forEachOf(which(allShipsHere, exceptThose(safe)), damageShip(it), stopWithCrew(it))),
});
