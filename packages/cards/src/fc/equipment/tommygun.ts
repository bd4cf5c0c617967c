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
import { anyOrAll } from '../../words/choosing.ts';
import { onceEachBattle } from '../../words/people-and-ships.ts';

const fire = oneOf(
  { mark: 'stun', effect: stuns(random(1, fighters('opposing'))) },
  { mark: 'erase', effect: discard(anyOrAll(people.which(icon('Holo')).present)) },
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
