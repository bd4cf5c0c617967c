import {
  all,
  allOf,
  byOpponent,
  event,
  fewerThan,
  kill,
  missions,
  opponentHasInPlay,
  playsOnTable,
  seedsOnTable,
  trigger,
} from '@spaceline/engine/language';
import { exceptIf } from '../../words/doing.ts';
import { happensAt } from '../../words/missions.ts';
import { thatTeam } from '../../words/whenever.ts';

const deflectors = opponentHasInPlay('Thermal Deflectors');

export const villagersWithTorches = event('Villagers With Torches', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [
    trigger({ on: 'attempt' }, exceptIf(deflectors, kill(all(thatTeam))), {
      when: allOf(byOpponent, happensAt(missions.planet), fewerThan(3, thatTeam)),
    }),
  ],
});
