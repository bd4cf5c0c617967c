import { ability, onceEachTurn, personnel, ships, your } from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';
import { makesOneDecloak } from '../../words/ships-and-crews.ts';

export const tenOfNineteen = personnel('Ten of Nineteen', {
  abilities: [ability('decloak', makesOneDecloak, { limit: onceEachTurn, when: isAboard(your(ships)) })],
});
