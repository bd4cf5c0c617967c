/** What Borg ships are to others: those of a player, and the one that nobody commands. */
import {
  affiliation,
  anything,
  type BoostOptions,
  both,
  either,
  type Noun,
  ofType,
  titled,
} from '@spaceline/engine/language';
import { firingAt, underFireOf } from './people-and-ships.ts';

const borgShips: Noun = anything.which(either(both(affiliation('Borg'), ofType('Ship')), titled('Borg Ship')));
/** "vs. Borg ships and Borg Ship dilemma": of WEAPONS, and of SHIELDS. */
export const firingAtBorg: BoostOptions = firingAt(borgShips);
export const underFireOfBorg: BoostOptions = underFireOf(borgShips);
