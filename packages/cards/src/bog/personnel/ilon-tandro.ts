import { ability, captures, oncePerGame, people, personnel, target, the } from '@spaceline/engine/language';
import { capturable } from '../../words/people-and-ships.ts';

const strangers = capturable(people.present);

/** BOG-92 */
export const ilonTandro = personnel('Ilon Tandro', {
  abilities: [ability('capture', captures(the(target)), { limit: oncePerGame, targets: strangers })],
  capturing: true,
});
