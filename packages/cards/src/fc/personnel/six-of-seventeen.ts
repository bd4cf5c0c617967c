import {
  ability,
  boost,
  itsHost,
  onceEveryTurn,
  oneOf,
  personnel,
  ships,
  the,
  them,
  until,
} from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';

const ship = itsHost('ship');

export const sixOfSeventeen = personnel('Six of Seventeen', {
  abilities: [
    ability(
      'reduce',
      oneOf(
        { mark: 'range', effect: until('end of turn', the(ship), boost(['range'], -2, them)) },
        { mark: 'weapons', effect: until('end of turn', the(ship), boost(['weapons'], -2, them)) },
      ),
      { timing: 'any', limit: onceEveryTurn, when: isAboard(ships) },
    ),
  ],
});
