import { ability, captures, highest, onceEachTurn, people, personnel } from '@spaceline/engine/language';
import { capturable } from '../../words/people-and-ships.ts';

/** a tie is the player's to break. */
export const drNoah = personnel('Dr. Noah', {
  abilities: [ability('capture', captures(highest('cunning', capturable(people.present))), { limit: onceEachTurn })],
  capturing: true,
});
