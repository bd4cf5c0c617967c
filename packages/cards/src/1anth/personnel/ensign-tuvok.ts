import { ability, cancelIt, missions, oncePerGame, personnel } from '@spaceline/engine/language';
import { happensHereAt } from '../../words/missions.ts';

/** to cancel the battle undoes it */
export const ensignTuvok = personnel('Ensign Tuvok', {
  abilities: [
    ability('cancel', cancelIt, {
      timing: { on: 'ship-battle' },
      limit: oncePerGame,
      when: happensHereAt(missions.knownAs('Nebula')),
    }),
  ],
});
