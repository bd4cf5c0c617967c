import { keyword, onlyWith, plus, ship } from '@spaceline/engine/language';
import { inItsCrew } from '../../words/people-and-ships.ts';

export const ussEquinox = ship('U.S.S. Equinox', {
  variable: { range: plus(7, onlyWith(4, inItsCrew(keyword('U.S.S. Equinox-related personnel')))) },
});
