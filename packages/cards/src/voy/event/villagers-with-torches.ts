import {
  all,
  event,
  events,
  kill,
  opponents,
  playsOnTable,
  seedsOnTable,
  thereIs,
  titled,
} from '@spaceline/engine/language';
import { thatTeam, whenOpponentAttemptsPlanet } from '../../words/whenever.ts';

const deflectors = thereIs(opponents(events).which(titled('Thermal Deflectors')));

export const villagersWithTorches = event('Villagers With Torches', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [whenOpponentAttemptsPlanet({ withFewerThan: 3, unless: deflectors }, kill(all(thatTeam)))],
});
