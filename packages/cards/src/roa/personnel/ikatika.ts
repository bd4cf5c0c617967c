import { boost, keyword, people, personnel, your } from '@spaceline/engine/language';
import { inAFight } from '../../words/fighting.ts';

export const ikatika = personnel("Ikat'ika", {
  modifiers: [boost(['strength'], 1, your(people).which(keyword("Jem'Hadar")).present, { while: inAFight })],
});
