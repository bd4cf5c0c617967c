import { boost, ship, shipClass, thisCard } from '@spaceline/engine/language';
import { firingAt, underFireOf } from '../../battles.ts';

const defiants = shipClass('Defiant');
const WORDS = 'Defiant-class ships';

export const kraxon = ship('Kraxon', {
  modifiers: [
    boost(['weapons'], 3, thisCard, firingAt(defiants, WORDS)),
    boost(['shields'], 2, thisCard, underFireOf(defiants, WORDS)),
  ],
});
