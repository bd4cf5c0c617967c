import { boost, personnel, titled } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';
import { shipAboard } from '../../reaches.ts';

export const patahk = personnel('Patahk', {
  modifiers: [boost(['range', 'weapons', 'shields'], 2, shipAboard(titled('Pi')), { while: isWith(titled('Bochra')) })],
  openly: 'aboard theirs',
});
