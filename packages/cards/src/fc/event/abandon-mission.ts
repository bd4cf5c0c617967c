import { either, event, icon, itsHost, mayNot, people, playsOn, ships } from '@spaceline/engine/language';
import { ofTheCrew, withCommander } from '../../crews.ts';
import { battles } from '../../words/fighting.ts';
import { crewIncludes } from '../../words/permissions.ts';

const ship = itsHost('the ship');

export const abandonMission = event('Abandon Mission', {
  plays: [playsOn(ships.which(either(withCommander, crewIncludes(icon('Ent-E')))))],
  modifiers: [mayNot('attempt-with', ship), mayNot('beam', people.which(ofTheCrew).aboard(ship))],
  nullified: battles(ship),
  immuneTo: ['Kevin Uxbridge'],
});
