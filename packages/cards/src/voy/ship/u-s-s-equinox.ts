import { keyword, ship } from '@spaceline/engine/language';
import { inItsCrew, plusX } from '../../words/people-and-ships.ts';

export const ussEquinox = ship('U.S.S. Equinox', {
  variable: plusX('range', 7, 4, inItsCrew(keyword('U.S.S. Equinox-related personnel'))),
});
