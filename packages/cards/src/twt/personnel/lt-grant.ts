import { ability, allOf, icon, just, people, personnel, your } from '@spaceline/engine/language';
import { dieInstead, selectedAtRandom } from '../../words/people-and-ships.ts';

export const ltGrant = personnel('Lt. Grant', {
  abilities: [
    ability('replace', dieInstead, {
      timing: { on: 'dies' },
      when: allOf(selectedAtRandom, just(your(people).other.which(icon('OS')).present)),
    }),
  ],
});
