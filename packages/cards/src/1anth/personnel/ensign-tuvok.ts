import { ability, allOf, cancelIt, oncePerGame, personnel, thisCard } from '@spaceline/engine/language';
import { happensHere } from '../../words/missions.ts';
import { isAble } from '../../words/people-and-ships.ts';
import { isAt, nebulas } from '../../worlds.ts';

/** to cancel the battle undoes it */
export const ensignTuvok = personnel('Ensign Tuvok', {
  abilities: [
    ability('cancel', cancelIt, {
      timing: { on: 'ship-battle' },
      limit: oncePerGame,
      when: allOf(happensHere, isAt(nebulas), isAble(thisCard)),
    }),
  ],
});
