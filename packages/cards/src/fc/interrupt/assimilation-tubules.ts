import { interrupt, people, which, youChoose, your } from '@spaceline/engine/language';
import { at, youHave } from '../../words/answers.ts';
import { assimilable, assimilates, mortallyWounded, talonDrone } from '../../words/fighting.ts';

export const assimilationTubules = interrupt('Assimilation Tubules', {
  plays: [
    at('won', assimilates(youChoose(1, which(mortallyWounded('opposing'), assimilable))), {
      mark: 'assimilate',
      if: youHave(your(people).which(talonDrone).present),
    }),
  ],
});
