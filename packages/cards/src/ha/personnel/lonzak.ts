import {
  both,
  captives,
  female,
  forEachPerson,
  isWorth,
  onlyWith,
  people,
  personnel,
  plus,
  thereIs,
  titled,
  which,
} from '@spaceline/engine/language';
import { isPresent } from '../../words/whereabouts.ts';

const each = forEachPerson(which(captives, both(female, isPresent)), 5);

export const lonzak = personnel('Lonzak', {
  modifiers: [isWorth(plus(each, onlyWith(each, thereIs(people.which(titled('Chaotica')).present))))],
});
