import { event, playsBetween } from '@spaceline/engine/language';
import { shipsMayNotPass } from '../../words/spaceline.ts';

export const qNet = event('Q-Net', {
  plays: [playsBetween],
  modifiers: [shipsMayNotPass('Diplomacy', 2)],
});
