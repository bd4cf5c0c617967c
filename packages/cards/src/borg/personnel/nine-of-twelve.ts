import { ability, allOf, onceEachTurn, personnel } from '@spaceline/engine/language';
import { whereProbed } from '../../words/collective.ts';
import { probesAgain, youProbedFor } from '../../words/probing.ts';

export const nineOfTwelve = personnel('Nine of Twelve', {
  abilities: [
    ability('again', probesAgain('discarded'), {
      timing: { on: 'probed' },
      limit: onceEachTurn,
      when: allOf(youProbedFor('Establish Gateway'), whereProbed),
    }),
  ],
});
