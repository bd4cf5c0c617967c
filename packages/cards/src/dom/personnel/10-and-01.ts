import { personnel, whoIs } from '@spaceline/engine/language';
import { nullifiesAll } from '../../nullifiers.ts';

/** CR-29: "any Bynars card" is one with the word in its title. */
export const tenAnd01 = personnel('10 and 01', {
  downloads: [{ icon: 0, who: whoIs('', (g, id) => /\bBynars\b/.test(g.def(id).title)), text: 'any Bynars card' }],
  triggers: nullifiesAll('Computer Crash'),
});
