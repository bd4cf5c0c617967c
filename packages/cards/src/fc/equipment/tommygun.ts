import {
  ability,
  allOf,
  discard,
  equipment,
  fighters,
  icon,
  oneOf,
  people,
  random,
  stuns,
  whereThisIs,
} from '@spaceline/engine/language';
import { armed } from '../../hand-weapons.ts';
import { youHave } from '../../words/answers.ts';
import { onceEachBattle } from '../../words/people-and-ships.ts';
import { youChooseUpTo } from '../../words/who-and-where.ts';

const fire = oneOf(
  { mark: 'stun', effect: stuns(random(1, fighters('opposing'))) },
  { mark: 'erase', effect: discard(youChooseUpTo(100, people.which(icon('Holo')).present)) },
);

export const tommygun = equipment('Tommygun', {
  abilities: [
    ability('fire', fire, {
      timing: { on: 'personnel-battle' },
      limit: onceEachBattle,
      when: allOf(whereThisIs, youHave(fighters('your', armed))),
    }),
  ],
});
