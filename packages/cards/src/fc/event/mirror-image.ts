import { event, playsOnTable, seedsOnTable, titled } from '@spaceline/engine/language';
import { affectAllPlayers } from '../../words/all-players.ts';

/** CR-135 */
export const mirrorImage = event('Mirror Image', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [
    affectAllPlayers(
      titled('Red Alert!', 'Kivas Fajo - Collector', 'Masaka Transformations', 'The Traveler: Transcendence'),
    ),
  ],
  immuneTo: ['Kevin Uxbridge'],
});
