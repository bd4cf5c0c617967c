import { boost, personnel, titled } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';
import { yourShipAboard } from '../../reaches.ts';

export const worfSonOfMogh = personnel('Worf Son of Mogh', {
  modifiers: [
    boost(['range', 'weapons', 'shields'], 3, yourShipAboard(titled('I.K.C. Bortas')), {
      while: isWith(titled('Gowron')),
    }),
  ],
});
