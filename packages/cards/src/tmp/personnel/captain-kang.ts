import { boost, locatedAt, personnel } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';
import { missionsWith } from '../../worlds.ts';

export const captainKang = personnel('Captain Kang', {
  modifiers: [boost(['weapons'], 2, shipAboard(locatedAt(missionsWith('Klingon'))))],
  openly: 'aboard theirs',
});
