import { ability, captures, oncePerGame, people, personnel, skill, the } from '@spaceline/engine/language';
import { aimedAt, capturable } from '../../words/people-and-ships.ts';

const empaths = capturable(people.which(skill('Empathy')).present);

export const tog = personnel('Tog', {
  abilities: [ability('capture', captures(the(aimedAt(empaths))), { limit: oncePerGame, targets: empaths })],
  capturing: true,
});
