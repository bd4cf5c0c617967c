import { event, playsOn, ships, your } from '@spaceline/engine/language';
import { shieldsForEach } from '../../words/shields.ts';

/** CR-139 */
export const nutationalShields = event('Nutational Shields', {
  plays: [playsOn(your(ships))],
  modifiers: [shieldsForEach('ENGINEER')],
});
