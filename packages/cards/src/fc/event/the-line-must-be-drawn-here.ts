import { anything, eachTime, event, playsOnTable, seedsOnTable, titled } from '@spaceline/engine/language';
import { losesPoints } from '../../words/scoring-cards.ts';

const insolence = anything.which(titled('Amanda Rogers', 'Kevin Uxbridge', 'Q2'));

export const theLineMustBeDrawnHere = event('The Line Must Be Drawn Here', {
  seeds: [seedsOnTable],
  plays: [playsOnTable()],
  triggers: eachTime('plays', { what: insolence }, losesPoints(5, 'that player', { evenBorg: true })),
  immuneTo: ['Kevin Uxbridge'],
});
