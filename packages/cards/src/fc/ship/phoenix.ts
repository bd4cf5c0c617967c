import { inOrbit, isWorth, mayLandOnce, onlyWith, ship, thisCard } from '@spaceline/engine/language';

export const phoenix = ship('Phoenix', {
  modifiers: [mayLandOnce(thisCard), isWorth(onlyWith(10, inOrbit))],
});
