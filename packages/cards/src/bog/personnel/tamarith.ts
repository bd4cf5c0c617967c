import { keyword, onlyWith, personnel, plus } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';

const x = onlyWith(2, isWith(keyword('Romulan underground')));

export const tamarith = personnel('Tamarith', {
  variable: { cunning: plus(7, x), strength: plus(4, x) },
});
