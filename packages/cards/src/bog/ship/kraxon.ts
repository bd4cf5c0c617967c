import { boost, ship, shipClass, ships, thisCard } from '@spaceline/engine/language';
import { firingAt, underFireOf } from '../../words/people-and-ships.ts';

const defiants = ships.which(shipClass('Defiant'));

export const kraxon = ship('Kraxon', {
  modifiers: [
    boost(['weapons'], 3, thisCard, firingAt(defiants)),
    boost(['shields'], 2, thisCard, underFireOf(defiants)),
  ],
});
