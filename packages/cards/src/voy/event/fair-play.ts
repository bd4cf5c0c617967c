import { both, event, mayNot, playsOnTable, seedsOnTable, thisCard, unique } from '@spaceline/engine/language';
import { mayNotSolveOpponents, notBroughtByBoth, worthUnder } from '../../words/permissions.ts';

export const fairPlay = event('Fair Play', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [mayNot('nullify', thisCard), mayNotSolveOpponents(both(unique, worthUnder(40), notBroughtByBoth))],
});
