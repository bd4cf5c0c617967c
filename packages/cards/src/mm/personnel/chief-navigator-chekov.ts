import { boost, personnel, titled } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

export const chiefNavigatorChekov = personnel('Chief Navigator Chekov', {
  modifiers: [boost(['range', 'weapons'], 1, shipAboard(titled('I.S.S. Enterprise')))],
  openly: 'aboard theirs',
});
