/** Filters that say where cards are, with whom, and what is on them. */
import {
  ablePersonnelAt,
  type Game,
  hiddenIn,
  isCaptive,
  isSite,
  locationOf,
  locationOfSpot,
  locationSpot,
  planetSpot,
  present,
  Status,
  Zone,
} from '@spaceline/engine';
import {
  type Amount,
  amountOf,
  type Filter,
  hereOf,
  inFigures,
  infiltrating,
  list,
  type Noun,
  type Place,
  people,
  type Reach,
  type Selector,
  spoke,
  titled,
} from '@spaceline/engine/language';

const post = (words: string, test: Filter['test']): Filter => ({ test, pre: '', post: words });

/** On the surface, outside facilities and landed ships. */
export const onAPlanet: Filter = post('on a planet', ({ g }, id) => g.card(id).zone === Zone.Planet);

/** The same of a planet that was named already. */
export const onThePlanet: Filter = { ...onAPlanet, post: 'on the planet' };

/** At such a location, whatever it is aboard. */
export const locatedAt = (place: Place): Filter =>
  post(`at ${place.one}`, (r, id) => locationOf(r.g, id) >= 0 && place.has(r, locationSpot(locationOf(r.g, id))));

/** as a condition beside others: "present or on a planet". */
export const isPresent: Filter = post('present', (r, id) => people.present.has(r, id));

/** CR-84: a phased ship is out of reach. */
export const inSpace: Filter = post(
  'in space',
  ({ g }, id) => g.card(id).zone === Zone.Space && (g.card(id).status & Status.Phased) === 0,
);

/** CR-88: a phased card is as if it were not there. */
export const notPhased: Filter = post('', ({ g }, id) => (g.card(id).status & Status.Phased) === 0);

/** some cards do not reach a ship that is docked or carried. */
export const inFlight: Filter = {
  ...post('in space, not docked', (r, id) => inSpace.test(r, id) && r.g.card(id).dock < 0),
  rule: ({ g }, id) => (g.card(id).dock >= 0 || g.card(id).zone === Zone.Aboard ? 'R-7.8' : null),
};

/** CR-74: what strikes all cards of a type at this location strikes the cloaked, too; CR-88: but not the phased. */
export const struckHere: Filter = post('here', (r, id) => {
  const hidden = hiddenIn(r.g, id);
  const phased = hidden >= 0 && (r.g.card(hidden).status & Status.Phased) !== 0;
  return !phased && hereOf(r) >= 0 && locationOf(r.g, id) === hereOf(r);
});

/** Landed, or built, on the planet where this card is with an Away Team of its player's. */
export const besideAwayTeam: Filter = post('landed or on the surface of the same planet as this Away Team', (r, id) => {
  const { g, source, you } = r;
  const { zone, host } = g.card(source);
  if (zone !== Zone.Planet || ablePersonnelAt(g, planetSpot(host), you).length === 0) return false;
  return g.card(id).zone === Zone.Planet && g.card(id).host === host;
});

/** At a location of its own right, not carried by another. */
export const atALocation: Filter = post(
  'at a spaceline location',
  ({ g }, id) => g.card(id).zone === Zone.Space || g.card(id).zone === Zone.Planet,
);

/** Nobody else is there, of either player; of two people on a card neither is alone. */
export const alone: Filter = post(
  'alone',
  ({ g }, id) =>
    g.def(id).people === 1 &&
    g.state.cards.every((c) => c.id === id || !g.defs[c.def].personnel || !present(g, c.id, id)),
);

/** Exactly one other personnel is there, of either player, and passes. */
export const aloneWith = (f: Filter): Filter =>
  post(`alone with one ${f.pre} personnel ${f.post}`.trim(), (r, id) => {
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

/** where people are aboard it: on a Nor its sites, else the ship or facility itself. */
const roomsOf = (g: Game, id: number): number[] => {
  const sites = g.tableau.aboard[id].filter((x) => isSite(g, x));
  return sites.length > 0 ? sites : [id];
};
export const insideOf = (s: Selector): Selector => ({
  ...s,
  ids: (r) => s.ids(r).flatMap((id) => roomsOf(r.g, id)),
  has: (r, id) => s.ids(r).some((x) => roomsOf(r.g, x).includes(id)),
});

/** Such a card is aboard. */
export const carrying = (what: Selector): Filter =>
  post(`that carries ${what.one}`, (r, id) => r.g.tableau.aboard[id].some((x) => what.has(r, x)));

/** A card of that title is on it. */
export const bearing = (title: string): Filter => {
  const named = titled(title);
  return post(`with ${title} on it`, (r, id) => r.g.tableau.on[id].some((x) => named.test(r, x)));
};

/**
 * with one of these, people in the same crew, ship or place, ships at the same location; never with what is cloaked or phased
 * (CR-72, CR-82).
 */
export const presentWith = (whom: Selector): Filter =>
  post(`present with ${whom.one}`, (r, id) => {
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
  return post(`in the ${region}`, ({ g }, spot) => {
    const l = locationOfSpot(g, spot);
    return l >= 0 && g.location(l).missions.some((m) => g.def(m).facts.region === region);
  });
};

/** Said of somebody already named: "that personnel (if infiltrating)". */
export const ifInfiltrating: Filter = { ...infiltrating, pre: '', post: '(if infiltrating)' };

/** CR-10, R-1.18: any version of that person, or of one of those. */
export const persona = (...names: readonly string[]): Filter => ({
  test: ({ g }, id) => names.some((n) => g.def(id).personas.includes(n)),
  pre: list(spoke('persona', ...names), 'or'),
  post: '',
  named: true,
});

/** So many of these are together aboard it. */
export const holding = (n: Amount, who: Noun): Filter =>
  post(
    inFigures(n, (k) => `with ${k} or more of ${who.many} together aboard`),
    (r, id) => who.aboard(thatOne(id)).ids(r).length >= amountOf(n, r),
  );
const thatOne = (id: number): Reach => ({ has: (_, x) => x === id, each: 'it' });
