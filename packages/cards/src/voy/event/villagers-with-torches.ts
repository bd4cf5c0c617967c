import {
  all,
  allOf,
  byOpponent,
  event,
  kill,
  opponentHasInPlay,
  playsOnTable,
  seedsOnTable,
  trigger,
} from '@spaceline/engine/language';
import { exceptIf } from '../../words/doing.ts';
import { atAPlanetMission, fewerTakePart, thatTeam } from '../../words/whenever.ts';

const deflectors = opponentHasInPlay('Thermal Deflectors');

export const villagersWithTorches = event('Villagers With Torches', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'attempt' }, exceptIf(deflectors, kill(all(thatTeam))), {
      when: allOf(byOpponent, atAPlanetMission, fewerTakePart(3)),
    }),
  ],
});
