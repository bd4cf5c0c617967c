/** Incoming Messages of one kind: a ship is called back to the nearest outpost of its affiliation. */
import { type Affiliation, locationOf, rangeTo, Zone } from '@spaceline/engine';
import {
  affiliation,
  type Definition,
  type Filter,
  interrupt,
  outposts,
  playsOn,
  type Reading,
  ships,
  when,
} from '@spaceline/engine/language';
import { distance, mustDoNothingBut } from './words/orders.ts';

/** The locations of such outposts on the line of the ship. */
const harbours = (r: Reading, ship: number, a: Affiliation): number[] => {
  const home = outposts.which(affiliation(a));
  const at = locationOf(r.g, ship);
  if (at < 0) return [];
  const line = r.g.state.lines[r.g.location(at).quadrant] ?? [];
  return [...new Set(home.ids(r).map((id) => locationOf(r.g, id)))].filter((l) => line.includes(l));
};

/** by number of locations, then by span; where that is equal, either will do. */
function nearest(r: Reading, ship: number, a: Affiliation): number[] {
  const at = locationOf(r.g, ship);
  const far = (l: number): number => distance(r.g, at, l) * 1000 + rangeTo(r.g, r.g.card(ship).controller, at, l);
  const all = harbours(r, ship, a);
  const least = Math.min(...all.map(far));
  return all.filter((l) => far(l) === least);
}

const called = ({ g, source }: Reading): number => (g.card(source).zone === Zone.On ? g.card(source).host : -1);

export const incomingMessage = (title: string, a: Affiliation): Definition => {
  const isThere = (r: Reading, ship: number): boolean => harbours(r, ship, a).includes(locationOf(r.g, ship));
  const away: Filter = {
    test: (r, id) => !isThere(r, id) && harbours(r, id, a).length > 0,
    pre: '',
    post: `away from any ${affiliation(a).pre} outpost`,
  };
  return interrupt(title, {
    plays: [playsOn(ships.which(affiliation(a)).which(away), { stays: true, timing: 'any' })],
    modifiers: mustDoNothingBut({
      ship: (r) => (called(r) >= 0 && harbours(r, called(r), a).length > 0 ? called(r) : -1),
      isNearer: (r, from, to) => nearest(r, called(r), a).some((l) => distance(r.g, to, l) < distance(r.g, from, l)),
      isThere,
      text: `that ship and its crew must do nothing but return to the nearest ${affiliation(a).pre} outpost, at full speed`,
    }),
    nullified: when('the ship has reached such an outpost', (r) => called(r) >= 0 && isThere(r, called(r))),
  });
};
