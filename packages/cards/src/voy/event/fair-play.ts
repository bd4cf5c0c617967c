import { both, event, mayNot, not, playsOnTable, seedsOnTable, thisCard, unique } from '@spaceline/engine/language';
import { mayNotSolveOpponents, worthUnder, youHaveItToo } from '../../words/permissions.ts';

export const fairPlay = event('Fair Play', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [mayNot('nullify', thisCard), mayNotSolveOpponents(both(unique, worthUnder(40), not(youHaveItToo)))],
});
