import { ability, captures, oncePerGame, people, personnel, the } from '@spaceline/engine/language';
import { aimedAt, capturable } from '../../words/people-and-ships.ts';

const strangers = capturable(people.present);

/** BOG-92 */
export const ilonTandro = personnel('Ilon Tandro', {
  abilities: [ability('capture', captures(the(aimedAt(strangers))), { limit: oncePerGame, targets: strangers })],
  capturing: true,
});
