import { boost, personnel, thisCard } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';
import { persona } from '../../words/whereabouts.ts';

export const grilka = personnel('Grilka', {
  modifiers: [boost(['integrity', 'cunning', 'strength'], 3, thisCard, { while: isWith(persona('Quark')) })],
});
