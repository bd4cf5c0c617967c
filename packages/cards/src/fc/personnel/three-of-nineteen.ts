import { ability, personnel, the, thisCard, which } from '@spaceline/engine/language';
import { abductsAndAssimilates } from '../../words/abducting.ts';
import { assimilable } from '../../words/fighting.ts';
import { adversaryOf } from '../../words/people-and-ships.ts';

/** The Talon Drone. */
export const threeOfNineteen = personnel('Three of Nineteen', {
  abilities: [
    ability('assimilate', abductsAndAssimilates(the(which(adversaryOf(thisCard), assimilable))), {
      timing: { on: 'stunned' },
    }),
  ],
});
