import { boost, personnel, thisCard, titled } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

export const quarkSonOfKeldar = personnel('Quark Son of Keldar', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 3, thisCard, {
      while: isWith(titled('Grilka')),
    }),
  ],
});
