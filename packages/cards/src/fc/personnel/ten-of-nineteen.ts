import {
  ability,
  both,
  cloaked,
  onceEachTurn,
  opponents,
  personnel,
  ships,
  struckHere,
  youChoose,
  your,
} from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';
import { forcesToDecloak } from '../../words/ships-and-crews.ts';

export const tenOfNineteen = personnel('Ten of Nineteen', {
  abilities: [
    ability('decloak', forcesToDecloak(youChoose(1, opponents(ships).which(both(cloaked, struckHere)))), {
      limit: onceEachTurn,
      when: isAboard(your(ships)),
    }),
  ],
});
