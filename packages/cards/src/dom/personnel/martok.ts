import { affiliation, boost, personnel } from '@spaceline/engine/language';
import { yourShipsHere } from '../../reaches.ts';

export const martok = personnel('Martok', {
  modifiers: [boost(['weapons'], 2, yourShipsHere(affiliation('Klingon')))],
});
