import { anything, boost, both, personnel, thereIs, titled, your } from '@spaceline/engine/language';
import { completed } from '../../words/collective.ts';
import { yourBorg } from '../../words/hive.ts';

export const nineOfFifteen = personnel('Nine of Fifteen', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 2, yourBorg, {
      cumulative: true,
      while: thereIs(your(anything).which(both(completed, titled('Harness Particle 010')))),
    }),
  ],
});
