import { objective, playsOnTable, seedsOnTable } from '@spaceline/engine/language';
import { mayVanishHere, returnsToFly } from '../../words/secret-berths.ts';

export const engageCloak = objective('Engage Cloak', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  abilities: [mayVanishHere],
  triggers: [returnsToFly],
});
