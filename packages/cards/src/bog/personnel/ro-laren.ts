import { boost, icon, personnel } from '@spaceline/engine/language';
import { yourOthersHere } from '../../reaches.ts';

export const roLaren = personnel('Ro Laren', {
  ids: ['bog-ro-laren'],
  modifiers: [boost(['cunning'], 2, yourOthersHere(icon('Maq')))],
});
