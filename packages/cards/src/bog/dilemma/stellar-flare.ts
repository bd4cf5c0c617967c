import { damageShip, dilemma, over, ships, simply, struckHere } from '@spaceline/engine/language';
import { stopWithCrew } from '../../crews.ts';
import { exceptThose, notInFlight } from '../../words/dilemma-people.ts';
import { forEachOf, it } from '../../words/dilemmas.ts';
import { crewHas } from '../../words/permissions.ts';

const unsafe = exceptThose(notInFlight, crewHas(['Navigation', 2], ['Astrophysics', 1]), over('shields', 11));

export const stellarFlare = dilemma('Stellar Flare', {
  encounter: simply(forEachOf(ships.which(struckHere).which(unsafe), damageShip(it), stopWithCrew(it))),
});
