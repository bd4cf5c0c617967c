import {
  all,
  boost,
  exposes,
  infiltrating,
  inOrder,
  interrupt,
  people,
  them,
  until,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { at } from '../../words/answers.ts';
import { inShipBattle } from '../../words/fighting.ts';

const enemies = inShipBattle('opposing');
const weakened = boost(['weapons', 'shields'], -3, them, { cumulative: true });

export const insideOperation = interrupt('Inside Operation', {
  plays: [
    at(
      'ship-battle',
      inOrder(
        exposes(youChoose(1, your(people).which(infiltrating).aboard(enemies))),
        until('end of battle', all(enemies), weakened),
      ),
      { mark: 'sabotage' },
    ),
  ],
});
