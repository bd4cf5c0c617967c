import {
  ability,
  anyBut,
  female,
  mayAttack,
  people,
  personnel,
  stop,
  stuns,
  target,
  the,
  thisCard,
} from '@spaceline/engine/language';
import { adversaryOf, onceInEveryTurn, thisAndItsShip } from '../../words/people-and-ships.ts';

const ladies = people.other.which(female).present;

/** the ship he is aboard is freed with him, others who fight alongside are not. */
export const captainKirk = personnel('Captain Kirk', {
  modifiers: [mayAttack(thisAndItsShip, anyBut('Federation'))],
  abilities: [
    ability('stun', stuns(the(adversaryOf(thisCard))), { timing: { on: 'engaged' } }),
    ability('stop', stop(the(target)), { timing: 'any', limit: onceInEveryTurn, targets: ladies }),
  ],
});
