import { anything, justBy, keyword, kill, personnel, random, trigger, your } from '@spaceline/engine/language';
import { whoeverMeetsIt } from '../../words/dilemma-people.ts';

const crimes = your(anything).which(keyword('murder-related dilemma'));

/** CR-09, CR-129: the word stands on the dilemma. */
export const cyrusRedblock = personnel('Cyrus Redblock', {
  triggers: [
    trigger({ on: 'encounters' }, kill(random(1, whoeverMeetsIt)), {
      when: justBy(crimes),
      text: 'your dilemmas with “murder” or “crime” first kill one personnel (random selection)',
    }),
  ],
});
