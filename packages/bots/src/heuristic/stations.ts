/** Stations that somebody else controls, or nobody: a few go there, walk to Ops and take it over (DOM-67 to DOM-73, R-11.41). */
import {
  ablePersonnelAt,
  beneath,
  type Game,
  granted,
  isBorg,
  isNor,
  isSite,
  isUncontrolled,
  locationOf,
  type Option,
  personnelAt,
  put,
  putAt,
  sitesOf,
  skillLevel,
  skillNumber,
  spotOf,
  Zone,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Cluster, isAtStation, isCarried, isFree, isSick, staffers } from './crews.ts';
import { type Mind, take } from './mind.ts';
import { type Orders, once } from './routes.ts';
import { optionsIf } from './what-if.ts';

const COMPUTERS = skillNumber('Computer Skill');
const PROTOCOL = skillNumber('V.I.P.');

/** What it is worth to take away the only place where they report, another one, or to have one that nobody had. */
const THEIR_ONLY_ONE = 13;
const ONE_OF_THEIRS = 6;
const NOBODYS = 2;
/** So many more than there are dilemmas beneath it. */
const SPARE = 2;

const opsOf = (g: Game, station: number): number =>
  sitesOf(g, station).find((site) => granted(g, 'operations', site, -1)) ?? -1;

/** whoever knows computers, and is no Borg (BOG-96). */
const operates = (g: Game, id: number): boolean => skillLevel(g, id, COMPUTERS) > 0 && !isBorg(g, id);

/** Who stands in Ops takes the station over, or meets what lies beneath it first. */
export function takeOver(m: Mind, options: readonly Option[]): Choice | null {
  const { g, seat } = m;
  for (const o of options) {
    if (o.verb === 'use' && o.mark === 'commandeer' && isSite(g, o.card)) return once(m, take(o));
    if (o.verb !== 'commandeer') continue;
    const enough = ablePersonnelAt(g, o.from, seat).length >= beneath(g, o.to).length + SPARE;
    const choice = enough ? once(m, take(o)) : null;
    if (choice !== null) return choice;
  }
  return null;
}

/** Stations to go for, and what each is worth: none where somebody stands in Ops, who would be in the way. */
function prizes(m: Mind): { station: number; value: number }[] {
  const { g, seat, opponent } = m;
  const theirs = g.tableau.facilities.filter((id) => g.card(id).controller === opponent && !isUncontrolled(g, id));
  const out: { station: number; value: number }[] = [];
  for (const station of g.tableau.facilities) {
    if (!isNor(g, station)) continue;
    const mine = !isUncontrolled(g, station) && g.card(station).controller === seat;
    const ops = mine ? -1 : opsOf(g, station);
    if (ops < 0 || personnelAt(g, ops, opponent).length > 0) continue;
    const value = !theirs.includes(station) ? NOBODYS : theirs.length === 1 ? THEIR_ONLY_ONE : ONE_OF_THEIRS;
    out.push({ station, value });
  }
  return out;
}

export interface Seizure {
  ship: number;
  team: number[];
  station: number;
  location: number;
  value: number;
}

/** From home as few as it takes: to fly, to be let in, to work the computers, and to live through what lies beneath. */
function crewFor(m: Mind, c: Cluster, ship: number, station: number): number[] | null {
  const { g } = m;
  const crew = staffers(g, ship, c.people);
  if (crew === null || !c.people.some((id) => operates(g, id))) return null;
  if (c.facilities.length === 0) return c.people;
  const out = crew.slice();
  for (const fits of [operates, (_: Game, id: number) => skillLevel(g, id, PROTOCOL) > 0]) {
    const one = out.some((id) => fits(g, id)) ? undefined : c.people.find((id) => fits(g, id));
    if (one !== undefined) out.push(one);
  }
  const size = beneath(g, station).length === 0 ? SPARE : beneath(g, station).length + SPARE + 1;
  for (const id of c.people) if (out.length < size && !out.includes(id)) out.push(id);
  return out.length >= size ? out : null;
}

/** Would the ship be let in there? */
function mayDock(m: Mind, { ship, team, station, location }: Seizure): boolean {
  if (isAtStation(m.g, ship) && m.g.card(m.g.card(ship).dock).host === station) return true;
  const there = optionsIf(m, (copy) => {
    put(copy, ship, Zone.Space, location);
    for (const id of team) putAt(copy, id, ship);
  });
  return there.some(
    (o) => o.verb === 'dock' && o.card === ship && m.g.card(o.to).host === station && isSite(m.g, o.to),
  );
}

/** The stations that a group could take, each with the ship for it. */
export function seizures(m: Mind, c: Cluster): Seizure[] {
  const { g } = m;
  const out: Seizure[] = [];
  for (const { station, value } of c.ships.length === 0 ? [] : prizes(m)) {
    for (const ship of c.ships) {
      if (isSick(g, ship) || isCarried(g, ship)) continue;
      const team = crewFor(m, c, ship, station);
      if (team === null) continue;
      const one = { ship, team, station, location: locationOf(g, station), value };
      if (mayDock(m, one)) out.push(one);
      break;
    }
  }
  return out;
}

/** At the station: in, and all but those who keep the ship ready to Ops. */
export function enterStation(m: Mind, orders: Orders, { ship, team, station }: Seizure): Choice | null {
  const { g } = m;
  if (isFree(g, ship)) {
    const option = orders.options.find(
      (o) => o.verb === 'dock' && o.card === ship && isSite(g, o.to) && g.card(o.to).host === station,
    );
    return option === undefined ? null : once(m, take(option));
  }
  const way = orders.way(ship, opsOf(g, station));
  const going = team.filter((id) => spotOf(g, id) === ship && way?.group?.includes(id));
  return way === undefined || !going.some((id) => operates(g, id)) ? null : once(m, take(way, going));
}
