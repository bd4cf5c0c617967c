import { affiliation, anything, boost, ship, ships, thisCard, titled } from '@spaceline/engine/language';
import { underFireOf } from '../../words/people-and-ships.ts';

export const ussThunderchild = ship('U.S.S. Thunderchild', {
  modifiers: [
    boost(['shields'], 4, thisCard, underFireOf(ships.which(affiliation('Borg')))),
    boost(['shields'], 4, thisCard, underFireOf(anything.which(titled('Borg Ship')))),
  ],
});
