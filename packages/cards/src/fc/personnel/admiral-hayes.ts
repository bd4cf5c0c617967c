import { affiliation, boost, personnel } from '@spaceline/engine/language';
import { yourShipsHere } from '../../reaches.ts';

const fleet = yourShipsHere(affiliation('Federation'));

export const admiralHayes = personnel('Admiral Hayes', {
  modifiers: [boost(['weapons'], 1, fleet), boost(['shields'], 2, fleet)],
});
