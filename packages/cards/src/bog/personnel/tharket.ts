import { ability, allOf, cancelIt, captives, oncePerGame, personnel, thereIs, which } from '@spaceline/engine/language';
import { here, justPlayed } from '../../words/people-and-ships.ts';

export const tharket = personnel('Tharket', {
  abilities: [
    ability('nullify', cancelIt, {
      timing: { on: 'plays' },
      limit: oncePerGame,
      when: allOf(justPlayed('Rescue Captives'), thereIs(which(captives, here))),
    }),
  ],
  capturing: true,
});
