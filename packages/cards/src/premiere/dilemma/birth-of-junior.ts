import {
  boost,
  cure,
  destroyShip,
  dilemma,
  host,
  ifThen,
  inOrder,
  itsHost,
  placeOnShip,
  remembersCount,
  skilled,
  times,
  trigger,
  under,
} from '@spaceline/engine/language';
import { theyAre } from '../../words/dilemma-conditions.ts';

const meals = remembersCount('meals');

export const birthOfJunior = dilemma('Birth of "Junior"', {
  encounter: placeOnShip,
  modifiers: [boost(['range'], times(-1, meals), itsHost('the ship'), { cumulative: true })],
  triggers: [
    trigger('end of your turn', inOrder(meals.add(), ifThen(theyAre(host, under('range', 1)), destroyShip(host)))),
  ],
  cure: cure(skilled('ENGINEER', 3)),
});
