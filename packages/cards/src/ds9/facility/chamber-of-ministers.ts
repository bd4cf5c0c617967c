import { both, either, keyword, kin, titled } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';

export const chamberOfMinisters = headquarters(
  'Chamber of Ministers',
  'Bajor',
  guestsOrHq(both(kin('Bajoran'), either(keyword('Minister'), keyword('Vedek'), keyword('Kai')))),
  { coexists: titled('Terok Nor', 'Deep Space 9') },
);
