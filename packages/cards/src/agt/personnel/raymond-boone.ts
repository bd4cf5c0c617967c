import { boost, personnel, thisCard, titled } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

export const raymondBoone = personnel('Raymond Boone', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 2, thisCard, {
      while: isWith(titled("Miles O'Brien", 'Benjamin Maxwell')),
    }),
  ],
});
