import { both, mayReportHere, ofType, personnel, ships, skill, titled } from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';

export const robertDeSoto = personnel('Robert DeSoto', {
  modifiers: [
    mayReportHere(both(skill('V.I.P.'), ofType('Personnel')), {
      place: 'aboard',
      while: isAboard(ships.which(titled('U.S.S. Hood'))),
    }),
  ],
});
