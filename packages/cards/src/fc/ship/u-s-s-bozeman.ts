import { boost, ship, thisCard } from '@spaceline/engine/language';
import { firingAtBorg, underFireOfBorg } from '../../words/borg-ships.ts';

export const ussBozeman = ship('U.S.S. Bozeman', {
  modifiers: [boost(['weapons'], 2, thisCard, firingAtBorg), boost(['shields'], 2, thisCard, underFireOfBorg)],
});
