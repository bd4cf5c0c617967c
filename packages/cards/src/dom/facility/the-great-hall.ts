import { affiliation, either, keyword } from '@spaceline/engine/language';
import { headquarters } from '../../headquarters.ts';

export const theGreatHall = headquarters('The Great Hall', "Qo'noS", [
  affiliation('Klingon'),
  either(keyword('Emperor'), keyword('Chancellor'), keyword('High Council')),
]);
