import {
  among,
  either,
  event,
  icon,
  itsHost,
  mayNot,
  people,
  playsOn,
  sharing,
  ships,
} from '@spaceline/engine/language';
import { withCommander } from '../../crews.ts';
import { inShipBattle } from '../../words/fighting.ts';
import { itIs } from '../../words/origins.ts';
import { crewIncludes } from '../../words/permissions.ts';

const ship = itsHost('the ship');

export const abandonMission = event('Abandon Mission', {
  plays: [playsOn(ships.which(either(withCommander, crewIncludes(icon('Ent-E')))))],
  modifiers: [mayNot('attempt-with', ship), mayNot('beam', people.which(sharing('controller', ship)).aboard(ship))],
  nullified: itIs(among(inShipBattle('either'))),
  immuneTo: ['Kevin Uxbridge'],
});
