import {
  all,
  captures,
  not,
  objective,
  opponents,
  people,
  playsOn,
  seedsOn,
  trigger,
} from '@spaceline/engine/language';
import { mayAttemptBy, youSolveIt } from '../../words/missions.ts';
import { capturable } from '../../words/people-and-ships.ts';
import { onThePlanet } from '../../words/whereabouts.ts';
import { homeworlds, ofThisHomeworld } from '../../worlds.ts';

const order = {
  all: [
    { skill: 'Leadership', count: 2 },
    { skill: 'SECURITY', count: 1 },
    {
      any: [
        { skill: 'Honor', count: 1 },
        { skill: 'Treachery', count: 1 },
      ],
    },
    { attributes: ['INTEGRITY', 'CUNNING', 'STRENGTH'], overPointsTimes: 1 },
  ],
} as const;

export const hqSecureHomeworld = objective('HQ: Secure Homeworld', {
  seeds: [seedsOn(homeworlds)],
  plays: [playsOn(homeworlds)],
  modifiers: [mayAttemptBy(ofThisHomeworld, order)],
  triggers: [
    trigger(
      { on: 'solved' },
      captures(all(capturable(opponents(people)).which(onThePlanet).which(not(ofThisHomeworld)).here)),
      {
        when: youSolveIt,
      },
    ),
  ],
  capturing: true,
});
