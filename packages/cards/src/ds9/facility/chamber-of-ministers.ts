import { affiliation, both, either, keyword, titled } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';

export const chamberOfMinisters = headquarters(
  'Chamber of Ministers',
  'Bajor',
  guestsOrHq(both(affiliation('Bajoran'), either(keyword('Minister'), keyword('Vedek'), keyword('Kai')))),
  { coexists: titled('Terok Nor', 'Deep Space 9') },
);
