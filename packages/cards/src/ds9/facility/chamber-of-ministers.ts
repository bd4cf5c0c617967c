import { affiliation, both, either, keyword } from '@spaceline/engine/language';
import { guestsOrHq, headquarters } from '../../headquarters.ts';
import { nor } from '../../words/permissions.ts';

export const chamberOfMinisters = headquarters(
  'Chamber of Ministers',
  'Bajor',
  guestsOrHq(both(affiliation('Bajoran'), either(keyword('Minister'), keyword('Vedek'), keyword('Kai')))),
  { coexists: nor },
);
