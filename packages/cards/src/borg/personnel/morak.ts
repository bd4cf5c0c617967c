import { boost, personnel, titled } from '@spaceline/engine/language';
import { shipAboard } from '../../reaches.ts';

export const morak = personnel('Morak', {
  modifiers: [boost(['range', 'weapons', 'shields'], 1, shipAboard(titled("I.K.C. Voq'leng")))],
  openly: 'aboard theirs',
});
