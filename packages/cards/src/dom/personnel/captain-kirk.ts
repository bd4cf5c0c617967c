import {
  ability,
  among,
  anyBut,
  female,
  itsHost,
  mayAttack,
  people,
  personnel,
  ships,
  stop,
  stuns,
  target,
  the,
  thisCard,
  which,
  your,
} from '@spaceline/engine/language';
import { adversaryOf, onceInEveryTurn } from '../../words/people-and-ships.ts';
import { eitherOf } from '../../words/who-and-where.ts';

const ladies = people.other.which(female).present;

/** the ship he is aboard is freed with him, others who fight alongside are not. */
export const captainKirk = personnel('Captain Kirk', {
  modifiers: [mayAttack(eitherOf(thisCard, which(itsHost('ship'), among(your(ships)))), anyBut('Federation'))],
  abilities: [
    ability('stun', stuns(the(adversaryOf(thisCard))), { timing: { on: 'engaged' } }),
    ability('stop', stop(the(target)), { timing: 'any', limit: onceInEveryTurn, targets: ladies }),
  ],
});
