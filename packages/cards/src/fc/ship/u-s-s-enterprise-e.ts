import { boost, ship, thisCard } from '@spaceline/engine/language';
import { firingAtBorg } from '../../words/borg-ships.ts';

export const ussEnterpriseE = ship('U.S.S. Enterprise-E', {
  modifiers: [boost(['weapons'], 3, thisCard, firingAtBorg)],
});
