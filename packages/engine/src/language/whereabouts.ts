/** Where cards are: aboard, docked, in orbit, on a planet, together with others. */

import { hiddenIn, isHere } from '../cloaking/hidden.ts';
import { locationSpot } from '../core/spot.ts';
import { Status, Zone } from '../core/state.ts';
import { isCaptive } from '../core/values.ts';
import { vesselOf } from '../core/vessel.ts';
import { headsOf } from '../happenings/selecting.ts';
import { adjacent, isPlanetLocation, locationOf, locationOfSpot, present } from '../spaceline/places.ts';
import { roomsOf } from '../spaceline/sites.ts';
import { type Amount, amountOf, inFigures } from './amounts.ts';
import { when } from './conditions.ts';
import { withArticle } from './english.ts';
import { adjective, titled, whoIs } from './filters.ts';
import { reach } from './modifiers.ts';
import { spoke } from './names.ts';
import { anything, type Noun, people, vessels, your } from './nouns.ts';
import type { Place } from './places.ts';
import type { Reading } from './reading.ts';
import { hereOf, locations, select } from './selectors.ts';
import type { Condition, Filter, Reach, Selector } from './speech.ts';

/** what is at a site is aboard its station. */
function isIn({ g, source }: Reading, id: number): boolean {
  const { zone, host } = g.card(source);
  return zone === Zone.Aboard && vesselOf(g, host) === id;
}

/** The ship or facility of this kind that this card is in; at a site, that is its station. */
export const whatItIsIn = (n: Noun): Reach => ({
  has: (r, id) => isIn(r, id) && n.has(r, id),
  each: `the ${n.bare ?? n.many} that this card is in`,
});

const yourVessels = your(vessels);

/** The same for a ship or facility of yours. */
export const yourVesselAboard: Reach = {
  has: (r, id) => isIn(r, id) && yourVessels.has(r, id),
  each: 'your ship or facility that this card is aboard',
};

/** A ship that is docked at a facility in such a place. */
export const dockedAt = (place: Place): Filter => ({
  test: (r, ship) => r.g.card(ship).dock >= 0 && place.has(r, locationSpot(locationOf(r.g, ship))),
  pre: '',
  post: `docked at a facility at ${withArticle(place.bare)}`,
});

/** Where it is docked. */
export const dockOf = (s: Selector): Selector =>
  select('the facility where it is docked', 'the facilities where they are docked', (r) =>
    s.ids(r).flatMap((ship) => {
      const { dock } = r.g.card(ship);
      return dock < 0 ? [] : [dock];
    }),
  );

/** The mission cards at the place of this text, or of the attempt that meets it. */
export const thisMission: Selector = select('this mission', 'this mission', ({ g, source, attempt }) => {
  const at = attempt?.location ?? locationOf(g, source);
  return at < 0 ? [] : g.location(at).missions.slice();
});

/** CR-72 */
export const cloaked: Filter = {
  ...adjective('cloaked', ({ g }, id) => (g.card(id).status & Status.Cloaked) !== 0),
  into: 'cloak',
};

/** CR-81: out of everybody's reach. */
export const phased: Filter = adjective('phased', ({ g }, id) => (g.card(id).status & Status.Phased) !== 0);

/** nobody aboard. */
export const empty = adjective('empty', ({ g }, id) => !g.tableau.aboard[id].some((x) => g.def(x).personnel));

/** Not docked anywhere. */
export const undocked = adjective('undocked', ({ g }, id) => g.card(id).dock < 0);

/** Docked at one of these: at a site is at its station. */
export const dockedTo = (s: Selector): Filter =>
  whoIs(`docked at ${s.one}`, (r, ship) => {
    const { dock } = r.g.card(ship);
    return dock >= 0 && (s.has(r, dock) || s.has(r, vesselOf(r.g, dock)));
  });

/** The station of which the site that this card is on is part. */
export const itsStation: Reach = reach(
  'that Nor',
  ({ g, source }, id) => g.card(source).zone === Zone.On && vesselOf(g, g.card(source).host) === id,
);

/** The first and the last location of a line. */
export const spacelineEnds: Selector = locations('any spaceline end', ({ g }, l) => {
  const line = g.state.lines[g.location(l).quadrant];
  return line[0] === l || line.at(-1) === l;
});

/** The locations next to that card's, in the same region. */
export const adjacentInRegion = (s: Selector): Selector =>
  select('an adjacent location in the same region', 'adjacent locations in the same region', (r) => {
    const { g } = r;
    const regions = (l: number): (string | undefined)[] => g.location(l).missions.map((m) => g.def(m).facts.region);
    return s.ids(r).flatMap((id) => {
      const here = locationOf(g, id);
      const shared = (l: number): boolean => regions(l).some((x) => x !== undefined && regions(here).includes(x));
      return g.state.locations.filter((l) => adjacent(g, here, l.id) && shared(l.id)).map((l) => locationSpot(l.id));
    });
  });

/** The places inside such facilities at this location: the sites of a Nor, or the facility itself. */
export const insideHere = (f: Noun): Selector =>
  select(f.here.one, f.here.many, (r) => f.here.ids(r).flatMap((id) => roomsOf(r.g, id)));

/** A ship that neither has landed nor is carried, at a planet. */
export const inOrbit: Condition = when('it is in orbit', ({ g, source }) => {
  const { zone, host } = g.card(source);
  return zone === Zone.Space && isPlanetLocation(g, host);
});

/** On the surface, outside facilities and landed ships. */
export const onAPlanet: Filter = whoIs('on a planet', ({ g }, id) => g.card(id).zone === Zone.Planet);

/** At such a location, whatever it is aboard. */
export const locatedAt = (place: Place): Filter =>
  whoIs(`at ${place.one}`, (r, id) => locationOf(r.g, id) >= 0 && place.has(r, locationSpot(locationOf(r.g, id))));

/** as a condition beside others: "present or on a planet". */
export const isPresent: Filter = whoIs('present', (r, id) => people.present.has(r, id));

/** CR-84: a phased ship is out of reach. */
export const inSpace: Filter = whoIs(
  'in space',
  ({ g }, id) => g.card(id).zone === Zone.Space && (g.card(id).status & Status.Phased) === 0,
);

/** some cards do not reach a ship that is docked or carried. */
export const inFlight: Filter = {
  ...whoIs('in space, not docked', (r, id) => inSpace.test(r, id) && r.g.card(id).dock < 0),
  rule: ({ g }, id) => (g.card(id).dock >= 0 || g.card(id).zone === Zone.Aboard ? 'R-7.8' : null),
};

/** CR-74: what strikes all cards of a type at this location strikes the cloaked, too; CR-88: but not the phased. */
export const struckHere: Filter = whoIs('here', (r, id) => {
  const hidden = hiddenIn(r.g, id);
  const phased = hidden >= 0 && (r.g.card(hidden).status & Status.Phased) !== 0;
  return !phased && hereOf(r) >= 0 && locationOf(r.g, id) === hereOf(r);
});

/** At a location of its own right, not carried by another. */
export const atALocation: Filter = whoIs(
  'at a spaceline location',
  ({ g }, id) => g.card(id).zone === Zone.Space || g.card(id).zone === Zone.Planet,
);

/** nobody else is there, of either player, and it is one person. */
export const alone: Filter = whoIs(
  'alone',
  ({ g }, id) =>
    g.def(id).people === 1 &&
    g.state.cards.every((c) => c.id === id || !g.defs[c.def].personnel || !present(g, c.id, id)),
);

/** Exactly one other personnel is there, of either player, and passes. */
export const aloneWith = (f: Filter): Filter =>
  whoIs(`alone with one ${f.pre} personnel ${f.post}`.trim(), (r, id) => {
    const others = r.g.state.cards.filter((c) => c.id !== id && r.g.defs[c.def].personnel && present(r.g, c.id, id));
    return others.length === 1 && r.g.def(others[0].id).people === 1 && f.test(r, others[0].id);
  });

/** somebody is aboard, on a Nor at one of its sites; captives are nobody's crew (BOG-68). */
export const occupied: Filter = {
  test: ({ g }, id) =>
    roomsOf(g, id).some((room) => g.tableau.aboard[room].some((x) => g.def(x).personnel && !isCaptive(g, x))),
  pre: 'occupied',
  post: '',
};

export const insideOf = (s: Selector): Selector => ({
  ...s,
  ids: (r) => s.ids(r).flatMap((id) => roomsOf(r.g, id)),
  has: (r, id) => s.ids(r).some((x) => roomsOf(r.g, x).includes(id)),
});

/** A card of that title is on it. */
export const bearing = (title: string): Filter => {
  const named = titled(title);
  return whoIs(`with ${title} on it`, (r, id) => r.g.tableau.on[id].some((x) => named.test(r, x)));
};

/**
 * with one of these, people in the same crew, ship or place, ships at the same location; never with what is cloaked or phased
 * (CR-72, CR-82).
 */
export const presentWith = (whom: Selector): Filter =>
  whoIs(`present with ${whom.one}`, (r, id) => {
    const { g } = r;
    const near = (x: number): boolean =>
      g.def(id).ship
        ? locationOf(g, id) >= 0 && locationOf(g, x) === locationOf(g, id) && hiddenIn(g, x) < 0 && hiddenIn(g, id) < 0
        : present(g, x, id);
    return whom.ids(r).some((x) => x !== id && near(x));
  });

/** Of missions, and of cards at them: in this region of the spaceline. */
export const inRegion = (region: string): Filter => {
  spoke('region', region);
  return whoIs(`in the ${region}`, ({ g }, spot) => {
    const l = locationOfSpot(g, spot);
    return l >= 0 && g.location(l).missions.some((m) => g.def(m).facts.region === region);
  });
};

/** Such a card is aboard it, or so many of these together; a card that shows two people is two. */
export const holding = (n: Amount, who: Noun): Filter =>
  whoIs(
    n === 1 ? `with ${who.one} aboard` : inFigures(n, (k) => `with ${k} or more of ${who.many} together aboard`),
    (r, id) => headsOf(r.g, who.aboard(thatOne(id)).ids(r)) >= amountOf(n, r),
  );

const thatOne = (id: number): Reach => ({ has: (_, x) => x === id, each: 'it' });

/** At the location of this card. */
export const yoursHere: Filter = { test: (r, id) => your(anything).here.has(r, id), pre: 'your', post: 'here' };

/** at the same location as that card; what is hidden is nowhere for those outside (CR-72, CR-76). */
export const atLocationOf = (n: Noun, who: Selector): Selector => {
  const has = (r: Reading, id: number): boolean => n.has(r, id) && who.ids(r).some((x) => isHere(r.g, x, id));
  return {
    ids: (r) => n.ids(r).filter((id) => has(r, id)),
    has,
    one: `${n.one} there`,
    many: `${n.many} there`,
    each: `${n.each} there`,
    exists: `${n.exists} at the same location`,
  };
};
