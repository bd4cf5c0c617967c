/** The table as people see it: locations from left to right, and what stands at each. */

import { type Affiliation, type AttemptView, planetSpot, type Seat, type StationView } from '@spaceline/engine';
import type { Words } from '@spaceline/protocol/words';
import type { CardInfo, Lookup } from '../../net/cards.ts';
import type { CardView, LocationView, View } from '../../net/game.ts';
import { say } from '../../net/say.ts';

export interface Unit {
  /** stays the same while the unit moves */
  key: string;
  kind: 'ship' | 'facility' | 'site' | 'team' | 'held' | 'other';
  /** the ship, facility or site; null for an Away Team, and for captives whom nobody guards */
  card: CardView | null;
  info: CardInfo | undefined;
  spot: number;
  seat: number;
  name: Words;
  /** personnel of its side, known or hidden, and captives it holds; a station's are all of those at its sites */
  people: CardView[];
  /** equipment and other cards aboard or with the team */
  things: CardView[];
  /** cards of the other side that are in it: intruders, infiltrators */
  others: CardView[];
  /** cards played on it */
  on: CardView[];
  /** a station: its sites, the innermost first */
  sites: Site[];
}

export type Site = StationView['sites'][number] & { unit: Unit };

export interface Place {
  id: number;
  view: LocationView;
  /** the mission card that is shown: the own one where two copies share the place */
  mission: CardView | null;
  info: CardInfo | undefined;
  title: Words;
  owner: number;
  solvedBy: number | null;
  /** null where the viewer may not attempt the mission, or there is no viewer who plays */
  attempt: AttemptView | null;
  span: number;
  /** its line of the table: a quadrant, or a time of its own */
  line: number;
  above: Unit[];
  below: Unit[];
  /** cards on the mission or the planet; one with people in it, such as a pod, is a unit */
  on: CardView[];
}

export interface Table {
  me: Seat;
  them: Seat;
  places: Place[];
  byId: Map<number, Place>;
  cards: Map<number, CardView>;
  units: Map<string, Unit>;
  /** cards that lie on a card, by that card */
  on: ReadonlyMap<number, CardView[]>;
  /** cards on the table, by seat */
  onTable: [CardView[], CardView[]];
  /** cards between places: being played, met, searched for */
  aside: CardView[];
  lookup: Lookup;
}

export const isPersonnel = (i: CardInfo | undefined): boolean => i?.facts.type === 'Personnel';
const isShip = (i: CardInfo | undefined): boolean => i?.facts.type === 'Ship';
const isFacility = (i: CardInfo | undefined): boolean => i?.facts.type === 'Facility';

export const has = (c: CardView | null | undefined, status: string): boolean => c?.status.includes(status) ?? false;

/** A number of a card as it is now. */
export function number(
  c: CardView,
  info: CardInfo | undefined,
  name: 'integrity' | 'cunning' | 'strength' | 'range' | 'weapons' | 'shields',
): number | string | null {
  const now = c.values[name];
  if (now !== undefined) return now;
  return info?.facts[name] ?? null;
}

/** In which affiliation a card works now; null where nothing is known of it. */
export const affiliationOf = (c: CardView | null | undefined, info: CardInfo | undefined): Affiliation | null =>
  (c?.affiliation as Affiliation | null | undefined) ?? info?.facts.affiliations[0] ?? null;

/** The staffing icon of a person, and the classification, as they are now; null for none. */
export function staffOf(c: CardView, info: CardInfo | undefined): 'Cmd' | 'Stf' | null {
  if (c.staff !== undefined) return c.staff;
  return (['Cmd', 'Stf'] as const).find((icon) => info?.facts.icons.includes(icon)) ?? null;
}

export const classificationOf = (c: CardView | undefined, info: CardInfo | undefined): string | null =>
  c?.classification !== undefined ? c.classification : (info?.facts.classification ?? null);

/** RANGE that a ship has left; null for one of which that is not told. */
export const rangeLeft = (c: CardView): number | null => c.rangeLeft ?? null;

/** HULL left, from 0 to 1. */
export const hullOf = (u: Unit): number => Math.max(0, u.card?.hull ?? 100) / 100;

/** The cards by where they lie. */
interface Shelves {
  space: Map<number, CardView[]>;
  planet: Map<number, CardView[]>;
  aboard: Map<number, CardView[]>;
  on: Map<number, CardView[]>;
  onLocation: Map<number, CardView[]>;
  onTable: [CardView[], CardView[]];
  aside: CardView[];
}

const push = <V>(map: Map<number, V[]>, key: number, value: V): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

function shelve(cards: readonly CardView[]): Shelves {
  const out: Shelves = {
    space: new Map(),
    planet: new Map(),
    aboard: new Map(),
    on: new Map(),
    onLocation: new Map(),
    onTable: [[], []],
    aside: [],
  };
  for (const c of cards) {
    if (c.zone === 'Space') push(out.space, c.host, c);
    else if (c.zone === 'Planet') push(out.planet, c.host, c);
    else if (c.zone === 'Aboard') push(out.aboard, c.host, c);
    else if (c.zone === 'On') push(out.on, c.host, c);
    else if (c.zone === 'OnLocation') push(out.onLocation, c.host, c);
    else if (c.zone === 'Table') out.onTable[c.controller].push(c);
    else if (c.zone === 'Aside') out.aside.push(c);
  }
  return out;
}

const infoOf = (c: CardView, lookup: Lookup): CardInfo | undefined => (c.card === null ? undefined : lookup(c.card));

/** A hidden card in a crew may be anybody. */
const isPerson = (c: CardView, lookup: Lookup): boolean => c.card === null || isPersonnel(infoOf(c, lookup));

function unitOf(c: CardView, shelves: Shelves, lookup: Lookup): Unit {
  const info = infoOf(c, lookup);
  const sites = (c.station?.sites ?? []).flatMap((site): Site[] => {
    const card = (shelves.aboard.get(c.id) ?? []).find((x) => x.id === site.id);
    return card === undefined
      ? []
      : [{ ...site, unit: { ...unitOf(card, shelves, lookup), kind: 'site', seat: c.controller } }];
  });
  const unit: Unit = {
    key: `card-${c.id}`,
    kind: isShip(info) ? 'ship' : isFacility(info) ? 'facility' : 'other',
    card: c,
    info,
    spot: c.id,
    seat: c.controller,
    name: info?.facts.title ?? say('Hidden card'),
    ...standing(
      (shelves.aboard.get(c.id) ?? []).filter((x) => !sites.some((site) => site.id === x.id)),
      c.controller,
      lookup,
    ),
    on: shelves.on.get(c.id) ?? [],
    sites,
  };
  if (sites.length === 0) return unit;
  // whoever is at a site is aboard the station
  const all = (of: 'people' | 'things' | 'others') => [...unit[of], ...sites.flatMap((site) => site.unit[of])];
  return { ...unit, people: all('people'), things: all('things'), others: all('others') };
}

/** Those of one side in a place, and the others. */
function standing(
  cards: readonly CardView[],
  seat: number,
  lookup: Lookup,
): Pick<Unit, 'people' | 'things' | 'others'> {
  const own = cards.filter((x) => x.controller === seat);
  return {
    people: own.filter((x) => isPerson(x, lookup)),
    things: own.filter((x) => !isPerson(x, lookup)),
    others: cards.filter((x) => x.controller !== seat),
  };
}

const groupOf = (
  kind: 'team' | 'held',
  cards: readonly CardView[],
  location: number,
  seat: number,
  lookup: Lookup,
): Unit => ({
  key: `${kind}-${seat}-${location}`,
  kind,
  card: null,
  info: undefined,
  spot: planetSpot(location),
  seat,
  name: kind === 'team' ? say('Away Team') : cards.length === 1 ? say('Captive') : say('Captives'),
  ...standing(cards, seat, lookup),
  on: [],
  sites: [],
});

export const isCaptive = (c: CardView): boolean => has(c, 'captive');

/** Captives who are with nobody of their captor's: in a trap, or left behind (BOG-71, BOG-75). */
const isLeft = (c: CardView): boolean => isCaptive(c) && (has(c, 'trapped') || has(c, 'unattended'));

/** With whose people a card on a planet stands. */
const withWhom = (c: CardView): number => c.among ?? c.controller;

function unitsAt(location: number, seat: number, shelves: Shelves, lookup: Lookup): Unit[] {
  const out: Unit[] = [];
  const team: CardView[] = [];
  const held = (shelves.onLocation.get(location) ?? []).filter((c) => c.controller === seat && isCaptive(c));
  for (const c of shelves.space.get(location) ?? []) if (c.controller === seat) out.push(unitOf(c, shelves, lookup));
  for (const c of shelves.onLocation.get(location) ?? [])
    if (c.controller === seat && shelves.aboard.has(c.id)) out.push(unitOf(c, shelves, lookup));
  const ground = shelves.planet.get(location) ?? [];
  for (const c of ground) {
    if (withWhom(c) !== seat) continue;
    const info = infoOf(c, lookup);
    if (isShip(info) || isFacility(info)) out.push(unitOf(c, shelves, lookup));
    else (isLeft(c) ? held : team).push(c);
  }
  out.sort((a, b) => RANK[a.kind] - RANK[b.kind] || a.spot - b.spot);
  if (team.length > 0) out.push(groupOf('team', team, location, seat, lookup));
  if (held.length > 0) out.push(groupOf('held', held, location, seat, lookup));
  return out;
}

export function tableOf(view: View, format: string, lookup: Lookup): Table {
  const me = view.viewer === 1 ? 1 : 0;
  const them = me === 0 ? 1 : 0;
  const cards = new Map(view.cards.map((c) => [c.id, c]));
  const shelves = shelve(view.cards);
  const places = lineOf(view, format, me, cards).map((id): Place => {
    const l = view.locations[id];
    const missions = l.missions.map((m) => cards.get(m)).filter((m) => m !== undefined);
    const mission = missions.find((m) => m.owner === me) ?? missions[0] ?? cards.get(l.card) ?? null;
    const info = mission === null ? undefined : infoOf(mission, lookup);
    return {
      id,
      view: l,
      mission,
      info,
      title: info?.facts.title ?? say('Location {n}', { n: id + 1 }),
      owner: mission?.owner ?? -1,
      solvedBy: l.solvedBy ?? null,
      attempt: l.attempt ?? null,
      span: l.span,
      line: view.lines.findIndex((line) => line.includes(id)),
      above: unitsAt(id, them, shelves, lookup),
      below: unitsAt(id, me, shelves, lookup),
      on: (shelves.onLocation.get(id) ?? []).filter((c) => !isCaptive(c) && !shelves.aboard.has(c.id)),
    };
  });
  const units = new Map<string, Unit>();
  for (const p of places)
    for (const u of [...p.above, ...p.below]) for (const x of [u, ...sitesIn(u)]) units.set(x.key, x);
  return {
    me,
    them,
    places,
    byId: new Map(places.map((p) => [p.id, p])),
    cards,
    units,
    on: shelves.on,
    onTable: shelves.onTable,
    aside: shelves.aside,
    lookup,
  };
}

/** A place to stand is a ship, a facility without sites, a site, or the ground. */
export const sitesIn = (u: Unit): Unit[] => u.sites.map((site) => site.unit);
export const standsIn = (u: Unit): Unit[] => (u.sites.length > 0 ? sitesIn(u) : [u]);
/** Everything in it, whosoever. */
export const cardsIn = (u: Unit): CardView[] => [...u.people, ...u.things, ...u.others];

const RANK: Readonly<Record<Unit['kind'], number>> = { facility: 0, site: 0, ship: 1, other: 2, team: 3, held: 4 };

/** Locations from the viewer's left to right. In Warp Speed the own outpost's end is at the own left (WARP-14, WARP-17). */
function lineOf(view: View, format: string, me: number, cards: Map<number, CardView>): number[] {
  const line = view.lines.flat();
  const first = view.locations[line[0]];
  const owner = first === undefined ? me : cards.get(first.missions[0])?.owner;
  return format === 'warp-speed' && owner !== me ? line.reverse() : line;
}

/** The location that a card is at, or -1. */
export function locationOf(t: Table, id: number): number {
  let c = t.cards.get(id);
  for (let i = 0; c !== undefined && i < 10; i++) {
    if (c.zone === 'Mission' || c.zone === 'Space' || c.zone === 'Planet' || c.zone === 'OnLocation') return c.host;
    if (c.zone !== 'Aboard' && c.zone !== 'On') return -1;
    c = t.cards.get(c.host);
  }
  return -1;
}

/** People who can act, as the rules see it; things are never idle. */
export const isAble = (c: CardView): boolean => c.idle !== true;

/** Those who would try the mission: where the chosen go, else where most can act, of the places that the rules name. */
export function teamFor(place: Place, goal: number | null): { spot: number | null; unit: Unit | undefined } {
  const from = place.attempt?.from ?? [];
  const spot = from.find((x) => x === goal) ?? from[0] ?? null;
  return { spot, unit: place.below.find((u) => u.spot === spot) };
}

/** Where there is most to be done: most people of the player's, and a mission to solve rather than one that is. Else the first. */
export function defaultPlace(t: Table): number {
  let best = t.places[0]?.id ?? -1;
  let most = 0;
  for (const p of t.places) {
    const there = p.below.reduce((sum, u) => sum + 1 + u.people.length, 0);
    const n = p.solvedBy === null ? 2 * there : there;
    if (n > most) {
      most = n;
      best = p.id;
    }
  }
  return best;
}
