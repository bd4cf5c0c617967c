import { affiliation, either, keyword } from '@spaceline/engine/language';
import { headquarters } from '../../headquarters.ts';

export const officeOfThePresident = headquarters('Office of the President', 'Earth', [
  affiliation('Federation'),
  either(keyword('Ambassador'), keyword('Admiral'), keyword('Vice-Admiral'), keyword('President')),
]);
