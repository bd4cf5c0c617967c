import { boost, both, keyword, kin, personnel, thisCard } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

export const natimaLang = personnel('Natima Lang', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 2, thisCard, {
      while: isWith(both(kin('Cardassian'), keyword('Dissident'))),
    }),
  ],
});
