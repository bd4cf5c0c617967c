import { affiliation, boost, personnel } from '@spaceline/engine/language';
import { yourShipsHere } from '../../reaches.ts';

export const dolak = personnel('Dolak', {
  modifiers: [boost(['weapons'], 2, yourShipsHere(affiliation('Cardassian')))],
});
