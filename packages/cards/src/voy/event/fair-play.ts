import {
  both,
  event,
  mayNot,
  playsOnTable,
  seedsOnTable,
  thisCard,
  unique,
  worthUnder,
} from '@spaceline/engine/language';
import { mayNotSolveOpponents, notBroughtByBoth } from '../../words/permissions.ts';

export const fairPlay = event('Fair Play', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  modifiers: [mayNot('nullify', thisCard), mayNotSolveOpponents(both(unique, worthUnder(40), notBroughtByBoth))],
});
