/** Who is where, who can staff a ship, and whom to take along. */
import {
  ablePersonnelAt,
  affiliations,
  FIRST_IN_PLAY,
  fills,
  type Game,
  hasIcon,
  hasTransporters,
  isCaptive,
  isInfiltrating,
  isNor,
  isSite,
  locationOf,
  markersOn,
  NEUTRAL,
  NON_ALIGNED,
  personnelAt,
  planetSpot,
  type Seat,
  Status,
  sitesOf,
  underHouseArrest,
  Zone,
} from '@spaceline/engine';
import { type Goal, mayTry } from './goals.ts';
import type { Mind } from './mind.ts';
import type { Tally } from './requirements.ts';
import { attributesOf, personWorth, strengthOf } from './worth.ts';

/** A player's cards at one location: they can join each other without a flight. */
export interface Cluster {
  location: number;
  /** people who can act now */
  people: number[];
  /** people at sites of a station where no ship of theirs is docked, or who have only just halted there */
  inside: number[];
  /** people who cannot */
  idle: number[];
  equipment: number[];
  /** ships that can act now, wherever they are there: in space, docked, landed, carried */
  ships: number[];
  facilities: number[];
  /** ships that cannot */
  stopped: number[];
}

const OUT = Status.Stopped | Status.Disabled | Status.Stasis;

function add(g: Game, seat: Seat, cluster: Cluster, spot: number): void {
  const able = ablePersonnelAt(g, spot, seat);
  cluster.people.push(...able);
  // an infiltrator works for itself (DOM-32)
  for (const id of personnelAt(g, spot, seat)) if (!able.includes(id) && !isInfiltrating(g, id)) cluster.idle.push(id);
  const there = spot >= 0 ? g.tableau.aboard[spot] : g.tableau.planet[cluster.location];
  for (const id of there) if (g.def(id).equipment && g.card(id).controller === seat) cluster.equipment.push(id);
}

/** From a site people go aboard a ship that is docked at any site of the station (DOM-74), if they have not just halted there (DOM-75). */
function addSite(m: Mind, cluster: Cluster, site: number): void {
  const { g, seat } = m;
  const before = cluster.people.length;
  const waiting = cluster.idle.length;
  add(g, seat, cluster, site);
  const there = cluster.people.splice(before);
  const docked = sitesOf(g, g.card(site).host).flatMap((s) => g.tableau.docked[s]);
  const ships = docked.filter((ship) => g.card(ship).controller === seat);
  // house arrest is over aboard a ship that they fit
  const arrested = cluster.idle.slice(waiting).filter((id) => (g.card(id).status & OUT) === 0);
  const guests = arrested.filter((id) => underHouseArrest(g, id) && ships.some((ship) => couldMatch(g, id, ship)));
  cluster.idle = cluster.idle.filter((id) => !guests.includes(id));
  there.push(...guests);
  for (const id of there) (ships.length > 0 && !m.memory.halted.has(id) ? cluster.people : cluster.inside).push(id);
}

export function clusters(m: Mind): Cluster[] {
  const { g, seat } = m;
  const out: Cluster[] = [];
  for (const l of g.state.locations) {
    const cluster: Cluster = {
      location: l.id,
      people: [],
      inside: [],
      idle: [],
      equipment: [],
      ships: [],
      facilities: [],
      stopped: [],
    };
    const vessel = (id: number) => {
      const d = g.def(id);
      // whoever controls a station, people may stand at its sites
      if (isNor(g, id)) for (const site of sitesOf(g, id)) addSite(m, cluster, site);
      if (g.card(id).controller !== seat || (!d.ship && !d.facility)) return;
      if (d.facility) cluster.facilities.push(id);
      else if ((g.card(id).status & OUT) === 0) cluster.ships.push(id);
      else cluster.stopped.push(id);
      if (!isNor(g, id)) add(g, seat, cluster, id);
      for (const inside of g.tableau.aboard[id]) if (g.def(inside).ship) vessel(inside);
    };
    for (const id of g.tableau.space[l.id]) vessel(id);
    for (const id of g.tableau.planet[l.id]) if (g.def(id).ship || g.def(id).facility) vessel(id);
    add(g, seat, cluster, planetSpot(l.id));
    if (cluster.people.length + cluster.inside.length + cluster.idle.length + cluster.ships.length > 0)
      out.push(cluster);
  }
  return out;
}

/** Where the own facilities are. */
export function homesOf(m: Mind): number[] {
  const out: number[] = [];
  for (const c of m.g.state.cards) {
    if (c.controller !== m.seat || !m.g.defs[c.def].facility || c.zone < FIRST_IN_PLAY) continue;
    const location = locationOf(m.g, c.id);
    if (location >= 0 && !out.includes(location)) out.push(location);
  }
  return out;
}

/** Every personnel of the seat's in play, those not counted who are among the opponent's people. */
export function allPeople(m: Mind): number[] {
  const out: number[] = [];
  for (const c of m.g.state.cards) {
    if (c.zone < FIRST_IN_PLAY || c.controller !== m.seat || !m.g.defs[c.def].personnel) continue;
    if (!isInfiltrating(m.g, c.id) && !isCaptive(m.g, c.id)) out.push(c.id);
  }
  return out;
}

/** Ships that are of use: at home, or with a crew that can fly them; and nothing evil on them. */
export function usefulShips(m: Mind): number[] {
  const { g } = m;
  const out: number[] = [];
  for (const c of clusters(m)) {
    for (const ship of [...c.ships, ...c.stopped]) {
      const flown = c.facilities.length > 0 || staffers(g, ship, [...c.people, ...c.idle]) !== null;
      if (flown && !isSick(g, ship) && !isCarried(g, ship)) out.push(ship);
    }
  }
  return out;
}

// ----- staffing

/** Could this person match the ship, be it after switching affiliation? A Non-Aligned or Neutral ship takes anyone. */
function couldMatch(g: Game, id: number, ship: number): boolean {
  const bits = affiliations(g, ship);
  return (bits & (NON_ALIGNED | NEUTRAL)) !== 0 || (g.def(id).affiliations & bits) !== 0;
}

/** What anybody, or nearly anybody, can do comes last. */
const plainness = (icon: string): number => (icon === 'Stf' || icon === 'Borg' || icon === 'NA' ? 1 : 0);

/** The cheapest people who can staff the ship, or null if these cannot. */
export function staffers(g: Game, ship: number, people: readonly number[]): number[] | null {
  const icons = [...(g.def(ship).facts.staffing ?? [])].sort((a, b) => plainness(a) - plainness(b));
  const cheap = people.slice().sort((a, b) => personWorth(g.def(a)) - personWorth(g.def(b)) || a - b);
  const out: number[] = [];
  for (const icon of icons) {
    const free = cheap.filter((id) => !out.includes(id) && fills(g, id, icon));
    // a plain staff icon is no job for an officer with a command icon, if it can be helped
    const one = free.find((id) => icon !== 'Stf' || !hasIcon(g, id, 'Cmd')) ?? free[0];
    if (one === undefined) return null;
    out.push(one);
  }
  if (!out.some((id) => couldMatch(g, id, ship))) {
    const match = cheap.find((id) => couldMatch(g, id, ship));
    if (match === undefined) return null;
    if (!out.includes(match)) out.push(match);
  }
  return out;
}

/** Something lies on it that does harm until it is cured. */
export const isSick = (g: Game, ship: number): boolean =>
  g.tableau.on[ship].some((id) => {
    const { dilemma, rules } = g.def(id);
    return dilemma && (rules?.triggers !== undefined || rules?.expires !== undefined || rules?.cure !== undefined);
  });

/** It was hit, by the one kind of damage or the other (R-9.13, BOG-45). */
export const isDamaged = (g: Game, ship: number): boolean =>
  (g.card(ship).status & Status.Rotated) !== 0 || markersOn(g, ship).length > 0;

export const canLand = (g: Game, ship: number): boolean =>
  g.tableau.land.some((s) => s.modifier.applies(g, s.card, ship));

/** Brings transporters to the vessel it is aboard. */
export const isTransporter = (g: Game, id: number): boolean =>
  g.def(id).rules?.modifiers?.some((x) => x.kind === 'grant' && x.what === 'transporters') === true;

/** Can people get from this ship to a planet and back? */
export const reachesSurface = (g: Game, ship: number, cluster: Cluster): boolean =>
  hasTransporters(g, ship) || canLand(g, ship) || cluster.equipment.some((id) => isTransporter(g, id));

/** Can the people of a group get to the surface of the planet where they are? From a station nobody beams. */
export const surfaceAccess = ({ g }: Mind, c: Cluster): boolean =>
  [...c.facilities.filter((id) => !isNor(g, id)), ...c.ships].some((id) => hasTransporters(g, id)) ||
  c.ships.some((s) => canLand(g, s));

/** Where a ship is: in space undocked, docked, landed or carried. */
export const isLanded = (g: Game, ship: number): boolean => g.card(ship).zone === Zone.Planet;
export const isCarried = (g: Game, ship: number): boolean => g.card(ship).zone === Zone.Aboard;
export const isDocked = (g: Game, ship: number): boolean => g.card(ship).dock >= 0;
/** Docked at a site of a station, from where nobody beams. */
export const isAtStation = (g: Game, ship: number): boolean => isDocked(g, ship) && isSite(g, g.card(ship).dock);
export const isFree = (g: Game, ship: number): boolean => g.card(ship).zone === Zone.Space && g.card(ship).dock < 0;

// ----- teams

const SMALLEST_CREW = 7;
const LARGEST_CREW = 11;
/** Where a crew has failed, the next one is larger. */
const MORE_PEOPLE = 4;

/** How often attempts have failed on the seed card that is next here. */
export const failuresAt = (m: Mind, location: number): number =>
  m.memory.failures.get(m.g.location(location).seeds[0])?.count ?? 0;

/** Whom to send: first who staffs the ship, then who is needed, then reserves for them, then who widens the skills. */
export function pickTeam(m: Mind, goal: Goal, people: readonly number[], ship: number): number[] {
  const { g } = m;
  const failures = failuresAt(m, goal.location);
  const most = Math.min(LARGEST_CREW, SMALLEST_CREW + goal.unknown) + MORE_PEOPLE * (failures % 3);
  if (people.length <= most + 1) return people.slice();
  const team = ship >= 0 ? (staffers(g, ship, people) ?? []) : [];
  const tally = goal.tally.focused(goal.tally.totals(people, ship));
  const totals = tally.totals(team, ship);
  const left = people.filter((id) => !team.includes(id));
  const join = (id: number) => {
    team.push(id);
    left.splice(left.indexOf(id), 1);
    tally.add(totals, id, 1);
  };
  if (!mayTry(m, goal, team)) {
    const one = left.find((id) => mayTry(m, goal, [id]));
    if (one !== undefined) join(one);
  }
  for (const times of [1, 2]) {
    while (left.length > 0 && (times === 1 || team.length < most)) {
      const best = bestHelp(g, tally, totals, left, times);
      if (best < 0) break;
      join(best);
    }
  }
  // every third time try those who are best by themselves, not those who know most together
  const alone = failures % 3 === 2;
  let strength = strengthOf(g, team);
  while (left.length > 0 && team.length < most) {
    let best = left[0];
    let gain = Number.NEGATIVE_INFINITY;
    for (const id of left) {
      const d = g.def(id);
      const more = alone ? attributesOf(d) : strengthOf(g, [...team, id]) - strength + personWorth(d) / 10;
      if (more > gain) {
        gain = more;
        best = id;
      }
    }
    join(best);
    strength = strengthOf(g, team);
  }
  return team;
}

function bestHelp(g: Game, tally: Tally, totals: number[], left: readonly number[], times: number): number {
  const before = tally.missing(totals, times);
  if (before <= 0) return -1;
  let best = -1;
  let most = 0;
  for (const id of left) {
    tally.add(totals, id, 1);
    const gain = before - tally.missing(totals, times);
    tally.add(totals, id, -1);
    if (gain > 0.05 && gain + personWorth(g.def(id)) / 50 > most) {
      most = gain + personWorth(g.def(id)) / 50;
      best = id;
    }
  }
  return best;
}
