/** Cards at a location that others come to: where they lie, and who may be seeded or brought there. */
import { type Flow, locationSpot, spotLocation, toPile, Zone } from '@spaceline/engine';
import { type Effect, type Reading, type Selector, select, titled } from '@spaceline/engine/language';
import { mayReturn } from './permissions.ts';

/** Where a card of this title lies in play. */
export const whereIs = (title: string): Selector => {
  const it = titled(title);
  return select(`the location of ${title}`, `locations of ${title}`, (r) =>
    r.g.state.locations
      .filter((l) => r.g.tableau.onLocation[l.id].some((id) => it.test(r, id)))
      .map((l) => locationSpot(l.id)),
  );
};

/** Those places where none of this title lies yet: "limit one here". */
export const withNone = (title: string, places: Selector): Selector => {
  const there = whereIs(title);
  const free = (r: Reading): number[] => {
    const taken = there.ids(r);
    return places.ids(r).filter((s) => !taken.includes(locationSpot(spotLocation(s))));
  };
  return select(`${places.one} (limit one here)`, places.many, free);
};

/** A ship goes to hand, and everything aboard with it, to the owners' hands. */
export const returnsWithAllAboard = (s: Selector): Effect => ({
  *run(r): Flow {
    const home = (id: number): void => {
      for (const inside of r.g.tableau.aboard[id].slice()) home(inside);
      toPile(r.g, id, Zone.Hand);
    };
    for (const id of s.ids(r)) home(id);
  },
  could: (r) => s.ids(r).some((id) => mayReturn.test(r, id)),
  text: `return ${s.one} and all aboard to the owners’ hands`,
  hint: 3,
});
