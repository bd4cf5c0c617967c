import { carriesNone, ship, thisCard } from '@spaceline/engine/language';

/** CR-56: no shuttlecraft, whatever hull it has. */
export const patrolShip = ship('Patrol Ship', { modifiers: [carriesNone(thisCard)] });
