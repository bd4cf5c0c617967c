import { ability, captures, icon, oncePerGame, people, personnel, target, the } from '@spaceline/engine/language';
import { capturable } from '../../words/people-and-ships.ts';

const holograms = capturable(people.which(icon('Holo')).present);

export const nunk = personnel('Nunk', {
  abilities: [ability('capture', captures(the(target)), { limit: oncePerGame, targets: holograms })],
  capturing: true,
});
