import { anything, eachTime, keyword, kill, personnel, random, your } from '@spaceline/engine/language';
import { whoeverMeetsIt } from '../../words/dilemma-people.ts';

const crimes = your(anything).which(keyword('murder-related dilemma'));

/** CR-09, CR-129: the word stands on the dilemma. */
export const cyrusRedblock = personnel('Cyrus Redblock', {
  triggers: eachTime('encounters', { what: crimes }, kill(random(1, whoeverMeetsIt))),
});
