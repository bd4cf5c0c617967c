/** Whom a continuous text reaches: others present, ships at the same location. */
import { type Filter, itsHost, people, type Reach, ships, your } from '@spaceline/engine/language';

/** Other personnel present, whoever's they are. */
export const othersPresent = (f: Filter): Reach => people.other.which(f).present;
export const yourOthersHere = (f: Filter): Reach => your(people).other.which(f).here;
export const yourShipsHere = (f?: Filter): Reach => (f === undefined ? your(ships) : your(ships).which(f)).here;

/** The ship this personnel is aboard, if it is the same player's. */
export const yourShipAboard = (f?: Filter): Reach => {
  const aboard = itsHost('ship of yours that has this personnel aboard', f);
  return { has: (r, id) => aboard.has(r, id) && your(ships).has(r, id), each: aboard.each };
};
