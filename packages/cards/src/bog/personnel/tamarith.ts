import { keyword, personnel } from '@spaceline/engine/language';
import { isWith } from '../../companions.ts';
import { plusX } from '../../words/people-and-ships.ts';

const comrade = isWith(keyword('Romulan underground'));

export const tamarith = personnel('Tamarith', {
  variable: { ...plusX('cunning', 7, 2, comrade), ...plusX('strength', 4, 2, comrade) },
});
