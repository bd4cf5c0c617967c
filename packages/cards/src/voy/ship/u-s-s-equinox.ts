import { keyword, onlyWith, plus, ship, thisCard } from '@spaceline/engine/language';
import { theyAre } from '../../words/dilemma-conditions.ts';
import { crewIncludes } from '../../words/permissions.ts';

export const ussEquinox = ship('U.S.S. Equinox', {
  variable: {
    range: plus(7, onlyWith(4, theyAre(thisCard, crewIncludes(keyword('U.S.S. Equinox-related personnel'))))),
  },
});
