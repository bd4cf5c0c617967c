import { event, playsOnTable, seedsOnTable, titled } from '@spaceline/engine/language';
import { whoeverPlaysLoses } from '../../words/punishing.ts';

export const theLineMustBeDrawnHere = event('The Line Must Be Drawn Here', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: [whoeverPlaysLoses(5, titled('Amanda Rogers', 'Kevin Uxbridge', 'Q2'))],
  immuneTo: ['Kevin Uxbridge'],
});
