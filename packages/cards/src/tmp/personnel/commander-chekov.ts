import { boost, personnel, titled } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

export const commanderChekov = personnel('Commander Chekov', {
  modifiers: [boost(['weapons'], 2, shipAboard(titled('Starship Enterprise')))],
  openly: 'aboard theirs',
});
