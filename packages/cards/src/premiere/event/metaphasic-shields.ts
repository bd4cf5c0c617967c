import { event, playsOn, ships, your } from '@spaceline/engine/language';
import { shieldsForEach } from '../../words/shields.ts';

/** CR-133 */
export const metaphasicShields = event('Metaphasic Shields', {
  plays: [playsOn(your(ships))],
  modifiers: [shieldsForEach('SCIENCE')],
});
