import { boost, icon, personnel } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

export const bElanna = personnel("B'Elanna", {
  modifiers: [boost(['range', 'weapons', 'shields'], 2, shipAboard(icon('Maq')))],
  openly: 'aboard theirs',
});
