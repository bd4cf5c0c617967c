import { both, either, keyword, kin } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';

export const theGreatHall = headquarters(
  'The Great Hall',
  "Qo'noS",
  guestsOrHq(both(kin('Klingon'), either(keyword('Emperor'), keyword('Chancellor'), keyword('High Council')))),
);
