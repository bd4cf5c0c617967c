/** Events that strengthen the SHIELDS of a ship by who is aboard (CR-133, CR-139). */
import type { Classification } from '@spaceline/engine';
import {
  type AttributeModifier,
  boost,
  classification,
  forEachPerson,
  itsHost,
  people,
} from '@spaceline/engine/language';

/** SHIELDS +2 for everybody aboard of that classification; the skill of the same name does not count. */
export const shieldsForEach = (expert: Classification): AttributeModifier => {
  const ship = itsHost('the ship');
  return boost(['shields'], forEachPerson(people.which(classification(expert)).aboard(ship), 2), ship);
};
