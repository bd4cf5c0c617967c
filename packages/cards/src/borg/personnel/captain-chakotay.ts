import { boost, icon, personnel } from '@spaceline/engine/language';
import { yourOthersHere } from '../../reaches.ts';

/** CR-76, CR-92 */
export const captainChakotay = personnel('Captain Chakotay', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 2, yourOthersHere(icon('Maq')))],
});
