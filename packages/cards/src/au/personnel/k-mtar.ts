import { boost, personnel, thisCard, titled } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

export const kmtar = personnel("K'mtar", {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 5, thisCard, { while: isWith(titled('Alexander Rozhenko')) }),
  ],
});
