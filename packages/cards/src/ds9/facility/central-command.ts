import { affiliation, both, either, keyword } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';

export const centralCommand = headquarters(
  'Central Command',
  'Cardassia Prime',
  guestsOrHq(both(affiliation('Cardassian'), either(keyword('Gul'), keyword('Legate')))),
);
