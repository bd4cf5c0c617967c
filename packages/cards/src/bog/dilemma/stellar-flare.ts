import {
  all,
  both,
  chosen,
  damageShip,
  dilemma,
  inFlight,
  inOrder,
  not,
  over,
  pick,
  ships,
  simply,
  struckHere,
} from '@spaceline/engine/language';
import { stopWithCrew } from '../../crews.ts';
import { crewHas } from '../../words/permissions.ts';

const struck = ships.which(
  both(struckHere, inFlight, not(crewHas(['Navigation', 2], ['Astrophysics', 1])), not(over('shields', 11))),
);
const hit = chosen('ship', 'several');

export const stellarFlare = dilemma('Stellar Flare', {
  encounter: simply(inOrder(pick('ship', all(struck)), damageShip(hit), stopWithCrew(hit))),
});
