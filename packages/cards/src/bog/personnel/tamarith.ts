import { keyword, personnel, readingOf } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

const comrade = isWith(keyword('Romulan underground'));

export const tamarith = personnel('Tamarith', {
  variable: {
    cunning: (g, id) => (comrade.met(readingOf(g, id)) ? 9 : 7),
    strength: (g, id) => (comrade.met(readingOf(g, id)) ? 6 : 4),
  },
  text: 'CUNNING and STRENGTH are 2 higher if she is with another member of the Romulan underground.',
});
