import { event, not, playsBetween } from '@spaceline/engine/language';
import { noPassing } from '../../words/passing.ts';
import { crewHas } from '../../words/permissions.ts';

export const qNet = event('Q-Net', {
  plays: [playsBetween],
  modifiers: [noPassing(not(crewHas(['Diplomacy', 2])), 'between')],
});
