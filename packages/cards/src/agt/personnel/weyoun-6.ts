import { ability, keyword, people, personnel, the, thisCard } from '@spaceline/engine/language';
import { aboutToDie, diesInTheirPlace } from '../../words/answers.ts';

export const weyoun6 = personnel('Weyoun 6', {
  abilities: [
    ability('replace', diesInTheirPlace(the(thisCard)), {
      timing: { on: 'dies' },
      when: aboutToDie(people.which(keyword('Changeling')).present),
    }),
  ],
});
