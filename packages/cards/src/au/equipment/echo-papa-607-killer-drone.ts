import {
  ability,
  allOf,
  equipment,
  fighters,
  inOrder,
  remembersCount,
  times,
  whereThisIs,
} from '@spaceline/engine/language';
import { youHave } from '../../words/answers.ts';
import { fightsAlong, notForWantOfWhite } from '../../words/fighting.ts';
import { onceEachBattle } from '../../words/people-and-ships.ts';

const battles = remembersCount('battles', 'the battles it was used in');

/** DOM-16 */
export const echoPapa607KillerDrone = equipment('Echo Papa 607 Killer Drone', {
  abilities: [
    ability('use', inOrder(battles.add(), fightsAlong(times(10, battles))), {
      timing: { on: 'personnel-battle' },
      limit: onceEachBattle,
      when: allOf(whereThisIs, youHave(fighters('your')), notForWantOfWhite),
    }),
  ],
});
