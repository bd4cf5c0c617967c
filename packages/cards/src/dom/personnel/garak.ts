import { ability, allOf, just, people, personnel } from '@spaceline/engine/language';
import { dieInstead, selectedAtRandom } from '../../words/people-and-ships.ts';

export const garak = personnel('Garak', {
  abilities: [
    ability('replace', dieInstead, {
      timing: { on: 'dies' },
      when: allOf(selectedAtRandom, just(people.other.present)),
    }),
  ],
});
