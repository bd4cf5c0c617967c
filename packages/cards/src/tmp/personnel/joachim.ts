import { boost, personnel, titled } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

export const joachim = personnel('Joachim', {
  modifiers: [boost(['weapons'], 3, shipAboard(titled('U.S.S. Reliant')))],
  openly: 'aboard theirs',
});
