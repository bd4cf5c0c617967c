import { isWorth, mayLandOnce, onlyWith, ship, thisCard } from '@spaceline/engine/language';
import { inOrbit } from '../../words/time.ts';

export const phoenix = ship('Phoenix', {
  modifiers: [mayLandOnce(thisCard), isWorth(onlyWith(10, inOrbit))],
});
