import { keyword, noLonger, people, personnel, thereIs, thisCard, your } from '@spaceline/engine/language';
import { only } from '../../reaches.ts';

const anotherNagus = your(people).other.which(keyword('Nagus'));

/** CR-51: a Nagus by his special skill, unless his player has another one. */
export const krax = personnel('Krax', {
  modifiers: [noLonger('Nagus', only(thisCard, thereIs(anotherNagus)))],
});
