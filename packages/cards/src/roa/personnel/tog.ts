import { ability, captures, oncePerGame, people, personnel, skill, target, the } from '@spaceline/engine/language';
import { capturable } from '../../words/people-and-ships.ts';

const empaths = capturable(people.which(skill('Empathy')).present);

export const tog = personnel('Tog', {
  abilities: [ability('capture', captures(the(target)), { limit: oncePerGame, targets: empaths })],
  capturing: true,
});
