import { boost, personnel } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';
import { titleSays } from '../../words/permissions.ts';

export const demoraSulu = personnel('Demora Sulu', {
  modifiers: [boost(['range'], 1, shipAboard(titleSays('Enterprise')))],
  openly: 'aboard theirs',
});
