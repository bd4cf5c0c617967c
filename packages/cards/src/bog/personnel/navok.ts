import { boost, both, kin, personnel, skill, thisCard } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

export const navok = personnel('Navok', {
  modifiers: [
    boost(['integrity', 'cunning', 'strength'], 2, thisCard, {
      while: isWith(both(kin('Romulan'), skill('V.I.P.'))),
    }),
  ],
});
