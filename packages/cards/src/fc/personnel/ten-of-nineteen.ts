import { ability, onceEachTurn, personnel, ships, youChoose, your } from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';
import { cloakedThere, forcesToDecloak } from '../../words/ships-and-crews.ts';

export const tenOfNineteen = personnel('Ten of Nineteen', {
  abilities: [
    ability('decloak', forcesToDecloak(youChoose(1, cloakedThere)), {
      limit: onceEachTurn,
      when: isAboard(your(ships)),
    }),
  ],
});
