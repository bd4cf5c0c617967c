import { both, either, keyword, kin } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';

export const centralCommand = headquarters(
  'Central Command',
  'Cardassia Prime',
  guestsOrHq(both(kin('Cardassian'), either(keyword('Gul'), keyword('Legate')))),
);
