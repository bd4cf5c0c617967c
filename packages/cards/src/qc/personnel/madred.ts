import {
  ability,
  captives,
  events,
  isPresent,
  onceEachTurn,
  outposts,
  personnel,
  target,
  titled,
  which,
  your,
} from '@spaceline/engine/language';
import { added } from '../../madred.ts';
import { isAboard } from '../../words/people-and-ships.ts';

/** BOG-98: he and the captive are aboard the same outpost of yours. */
const ordeals = your(events).which(titled('Interrogation', 'Torture')).on(which(captives, isPresent));

export const madred = personnel('Madred', {
  abilities: [
    ability('add', added.addOn(target), { limit: onceEachTurn, targets: ordeals, when: isAboard(your(outposts)) }),
  ],
  capturing: true,
});
