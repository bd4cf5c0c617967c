import { all, event, kill, playsOnTable, seedsOnTable } from '@spaceline/engine/language';
import { opponentHasInPlay } from '../../words/rescuing.ts';
import { thatTeam, whenOpponentAttemptsPlanet } from '../../words/whenever.ts';

const deflectors = opponentHasInPlay('Thermal Deflectors');

export const villagersWithTorches = event('Villagers With Torches', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [whenOpponentAttemptsPlanet({ withFewerThan: 3, unless: deflectors }, kill(all(thatTeam)))],
});
