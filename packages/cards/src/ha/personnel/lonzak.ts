import {
  both,
  captives,
  female,
  forEachPerson,
  isPresent,
  isWorth,
  onlyWith,
  people,
  personnel,
  plus,
  thereIs,
  titled,
  which,
} from '@spaceline/engine/language';

const each = forEachPerson(which(captives, both(female, isPresent)), 5);

export const lonzak = personnel('Lonzak', {
  modifiers: [isWorth(plus(each, onlyWith(each, thereIs(people.which(titled('Chaotica')).present))))],
});
