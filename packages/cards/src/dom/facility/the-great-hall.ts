import { either, keyword } from '@spaceline/engine/language';
import { headquarters } from '../../headquarters.ts';

export const theGreatHall = headquarters('The Great Hall', {
  world: "Qo'noS",
  side: 'Klingon',
  guests: either(keyword('Emperor'), keyword('Chancellor'), keyword('High Council')),
  words: 'one Klingon Emperor, Chancellor or member of the High Council',
});
