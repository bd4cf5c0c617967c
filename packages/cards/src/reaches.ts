/** Whom a continuous text reaches: others present, ships at the same location, what a card is aboard. */
import {
  type Condition,
  type Filter,
  itsHost,
  people,
  type Reach,
  ships,
  squeeze,
  your,
} from '@spaceline/engine/language';

/** Other personnel present, whoever's they are. */
export const othersPresent = (f: Filter): Reach => people.other.which(f).present;
export const yourOthersHere = (f: Filter): Reach => your(people).other.which(f).here;
export const yourShipsHere = (f?: Filter): Reach => (f === undefined ? your(ships) : your(ships).which(f)).here;

/** "your Federation ship that this card is aboard" */
const aboard = (kind: string, f?: Filter): Reach => ({
  ...itsHost('', f),
  each: squeeze(`${f?.pre ?? ''} ${f?.named ? '' : kind} ${f?.post ?? ''} that this card is aboard`),
});

/** The ship that this card is aboard, whosever it is. */
export const shipAboard = (f?: Filter): Reach => {
  const host = aboard('ship', f);
  return { has: (r, id) => host.has(r, id) && ships.has(r, id), each: `the ${host.each}` };
};

/** The ship that this card is aboard, if it is the same player's. */
export const yourShipAboard = (f?: Filter): Reach => {
  const host = aboard('ship', f);
  return { has: (r, id) => host.has(r, id) && your(ships).has(r, id), each: `your ${host.each}` };
};

/** Those, but only while this holds. */
export const only = (to: Reach, w: Condition): Reach => ({
  has: (r, id) => to.has(r, id) && w.met(r),
  each: `while ${w.text}, ${to.each}`,
});
