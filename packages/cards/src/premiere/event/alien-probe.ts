import { event, playsOnTable } from '@spaceline/engine/language';
import { openHands } from '../../words/permissions.ts';

export const alienProbe = event('Alien Probe', {
  plays: [playsOnTable()],
  modifiers: [openHands('both')],
});
