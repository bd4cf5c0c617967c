import { ability, allOf, equipment, fighters, inOrder, remembersCount, whereThisIs } from '@spaceline/engine/language';
import { youHave } from '../../words/answers.ts';
import { fightsAlong, notForWantOfWhite } from '../../words/fighting.ts';
import { onceEachBattle } from '../../words/people-and-ships.ts';

const strength = remembersCount('strength', 'its STRENGTH');

/** DOM-16 */
export const echoPapa607KillerDrone = equipment('Echo Papa 607 Killer Drone', {
  abilities: [
    ability('use', inOrder(strength.add(10), fightsAlong(strength)), {
      timing: { on: 'personnel-battle' },
      limit: onceEachBattle,
      when: allOf(whereThisIs, youHave(fighters('your')), notForWantOfWhite),
    }),
  ],
});
