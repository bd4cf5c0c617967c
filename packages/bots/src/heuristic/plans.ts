/** Plans: what each group of people could go for, with which ship and which team, and what that is worth. */
import {
  ablePersonnelAt,
  attribute,
  FIRST_IN_PLAY,
  hasTransporters,
  isNor,
  isPlanetSpot,
  locationOf,
  rangeLeft,
  rangeTo,
  skillLevel,
  skillNumber,
  spotOf,
} from '@spaceline/engine';
import { judge } from './attempting.ts';
import {
  type Cluster,
  canLand,
  isCarried,
  isDamaged,
  isLanded,
  isSick,
  isTransporter,
  pickTeam,
  reachesSurface,
  staffers,
} from './crews.ts';
import { type Goal, wanted } from './goals.ts';
import { hunts } from './hunting.ts';
import type { Mind } from './mind.ts';
import { attributesOf } from './worth.ts';

export interface Plan {
  cluster: Cluster;
  /** null: go home, or hunt */
  goal: Goal | null;
  /** where to: the mission, home, or where the prey is */
  location: number;
  /** flies out to attack */
  hunts: boolean;
  /** as a planet mission: the team goes down */
  surface: boolean;
  /** the ship it takes, or -1 */
  ship: number;
  team: number[];
  value: number;
}

const DAMAGED = 1.5;
/** A ship that another carries is for emergencies. */
const CARRIED = 3;
const A_TURN = 1.5;
/** So many are worth a flight. */
const A_FEW = 2;
/** One in so many may be left behind, stopped, when the others go on. */
const FEW = 4;
/** Another group is on its way there. */
const TAKEN = 3;

function turnsTo(m: Mind, ship: number, from: number, to: number): number {
  const cost = rangeTo(m.g, m.seat, from, to);
  if (cost < 0) return Number.POSITIVE_INFINITY;
  const now = rangeLeft(m.g, ship);
  const each = Math.max(1, attribute(m.g, ship, 'range'));
  return cost <= now ? 0.2 : 1 + Math.ceil((cost - now) / each);
}

const surfaceAccess = (m: Mind, c: Cluster): boolean =>
  [...c.facilities.filter((id) => !isNor(m.g, id)), ...c.ships].some((id) => hasTransporters(m.g, id)) ||
  c.ships.some((s) => canLand(m.g, s));

const base = (goal: Goal): number => 10 + goal.points / 40;
/** Who is there stays there, rather than fly on to a mission that looks a little better. */
const HERE = 1.5;

/** Somebody who can work transporters that came aboard as equipment. */
const OPERATORS = [skillNumber('ENGINEER'), skillNumber('Transporter Skill')];

/** Those who stay with the ship while the others go down: enough to fly it, and to work its transporters. */
function keepers(m: Mind, ship: number): number[] {
  const { g } = m;
  const aboard = ablePersonnelAt(g, ship, m.seat);
  const out = staffers(g, ship, aboard) ?? [];
  if (g.def(ship).facts.noTransporters && g.tableau.aboard[ship].some((id) => isTransporter(g, id))) {
    const works = (id: number) => OPERATORS.some((s) => skillLevel(g, id, s) > 0);
    if (!out.some(works)) {
      const one = aboard.find((id) => !out.includes(id) && works(id));
      if (one !== undefined) out.push(one);
    }
  }
  return out;
}

/** The team that was picked, or if it will not do, everybody, or the best alone. */
function bestTeam(
  m: Mind,
  goal: Goal,
  people: readonly number[],
  ship: number,
  attempts: number,
): { team: number[]; value: number } {
  const team = pickTeam(m, goal, people, ship);
  let value = judge(m, goal, team, attempts);
  if (value >= 0 || people.length === 0) return { team, value };
  for (const other of [people.slice(), theBest(m, people)]) {
    if (other.length === team.length) continue;
    value = judge(m, goal, other, attempts);
    if (value >= 0 && (ship < 0 || staffers(m.g, ship, other) !== null)) return { team: other, value };
  }
  return { team, value: -1 };
}

/** The better half, each by itself. */
const theBest = (m: Mind, people: readonly number[]): number[] =>
  people
    .slice()
    .sort((a, b) => attributesOf(m.g.def(b)) - attributesOf(m.g.def(a)) || a - b)
    .slice(0, Math.ceil(people.length / 2));

function landingPlan(m: Mind, c: Cluster, goal: Goal): Plan | null {
  const onSurface = c.people.filter((id) => isPlanetSpot(spotOf(m.g, id)));
  const pool = surfaceAccess(m, c) ? c.people : onSurface;
  let { team, value } = bestTeam(m, goal, pool, -1, -1);
  if (c.facilities.length === 0) {
    // far from home: leave the ship able to fly, if the team can spare them
    const stay = c.ships.flatMap((ship) => (isLanded(m.g, ship) ? [] : keepers(m, ship)));
    const rest = team.filter((id) => !stay.includes(id));
    const alone = judge(m, goal, rest, -1);
    if (alone >= 0) {
      team = rest;
      value = alone;
    }
  }
  if (value < 0) return null;
  return {
    cluster: c,
    goal,
    location: c.location,
    hunts: false,
    surface: true,
    ship: -1,
    team,
    value: value + base(goal) + HERE,
  };
}

const drawbacks = (m: Mind, ship: number): number =>
  (isDamaged(m.g, ship) ? DAMAGED : 0) + (isCarried(m.g, ship) ? CARRIED : 0);

function spacePlan(m: Mind, c: Cluster, goal: Goal, ship: number): Plan | null {
  const { team, value } = bestTeam(m, goal, c.people, ship, ship);
  if (value < 0 || staffers(m.g, ship, c.people) === null) return null;
  const worth = value + base(goal) + HERE - drawbacks(m, ship);
  return { cluster: c, goal, location: c.location, hunts: false, surface: false, ship, team, value: worth };
}

function flightPlan(
  m: Mind,
  c: Cluster,
  goal: Goal,
  ship: number,
  want: { planet: boolean; space: boolean },
): Plan | null {
  const { g } = m;
  if (isSick(g, ship) || staffers(g, ship, c.people) === null) return null;
  const surface = goal.planet && want.planet;
  if (surface && !(goal.space && want.space) && !reachesSurface(g, ship, c)) return null;
  const { team, value } = bestTeam(m, goal, c.people, ship, surface ? -1 : ship);
  if (value < 0) return null;
  const turns = turnsTo(m, ship, c.location, goal.location);
  const cost = A_TURN * turns + drawbacks(m, ship);
  return {
    cluster: c,
    goal,
    location: goal.location,
    hunts: false,
    surface,
    ship,
    team,
    value: value + base(goal) - cost,
  };
}

/** Nothing can be done here: back to a facility, where others are or will be. */
function homePlan(m: Mind, c: Cluster, homes: readonly number[]): Plan | null {
  if (c.facilities.length > 0 || c.idle.length > 0) return null;
  let best: Plan | null = null;
  for (const ship of c.ships) {
    if (staffers(m.g, ship, c.people) === null) continue;
    for (const location of homes) {
      const value = -turnsTo(m, ship, c.location, location) - drawbacks(m, ship);
      if (value > Number.NEGATIVE_INFINITY && (best === null || value > best.value)) {
        best = { cluster: c, goal: null, location, hunts: false, surface: false, ship, team: c.people, value };
      }
    }
  }
  return best;
}

/** People who wait somewhere without a ship, at a headquarters above all: somebody goes to fetch them. */
function fetchPlan(m: Mind, c: Cluster, all: readonly Cluster[]): Plan | null {
  let best: Plan | null = null;
  for (const { location, people, ships, stopped } of all) {
    if (location === c.location || people.length < A_FEW || ships.length + stopped.length > 0) continue;
    for (const ship of c.ships) {
      const crew = isSick(m.g, ship) ? null : staffers(m.g, ship, c.people);
      if (crew === null) continue;
      const value = people.length - A_TURN * turnsTo(m, ship, c.location, location) - drawbacks(m, ship);
      if (value > (best?.value ?? Number.NEGATIVE_INFINITY)) {
        const team = c.facilities.length > 0 ? crew : c.people;
        best = { cluster: c, goal: null, location, hunts: false, surface: false, ship, team, value };
      }
    }
  }
  return best;
}

/** Nobody, or only few, would be left behind. */
const isWhole = (c: Cluster): boolean => c.facilities.length > 0 || c.idle.length * FEW <= c.people.length;

const huntingPlans = (m: Mind, c: Cluster): Plan[] =>
  hunts(m, c).map(({ ship, crew, location, value }) => ({
    cluster: c,
    goal: null,
    location,
    hunts: true,
    surface: false,
    ship,
    team: crew,
    value: value - drawbacks(m, ship),
  }));

function plansFor(
  m: Mind,
  c: Cluster,
  all: readonly Cluster[],
  goals: readonly Goal[],
  homes: readonly number[],
): Plan[] {
  const out: Plan[] = [];
  const want = wanted(m.g, m.seat);
  const add = (p: Plan | null) => {
    if (p !== null) out.push(p);
  };
  for (const goal of goals) {
    if (goal.location === c.location) {
      if (goal.planet && want.planet) add(landingPlan(m, c, goal));
      if (goal.space && want.space) for (const ship of c.ships) add(spacePlan(m, c, goal, ship));
    } else if (isWhole(c)) {
      for (const ship of c.ships) add(flightPlan(m, c, goal, ship, want));
    }
  }
  if (isWhole(c)) out.push(...huntingPlans(m, c));
  if (out.length === 0) add(isWhole(c) ? fetchPlan(m, c, all) : null);
  if (out.length === 0) add(homePlan(m, c, homes));
  return out;
}

/** Where the own facilities are. */
function homesOf(m: Mind): number[] {
  const out: number[] = [];
  for (const c of m.g.state.cards) {
    if (c.controller !== m.seat || !m.g.defs[c.def].facility || c.zone < FIRST_IN_PLAY) continue;
    const location = locationOf(m.g, c.id);
    if (location >= 0 && !out.includes(location)) out.push(location);
  }
  return out;
}

/** The plans of each group, best first, and the group with the best plan first; a mission another group goes for is worth less. */
export function bestPlans(m: Mind, all: readonly Cluster[], goals: readonly Goal[]): Plan[][] {
  const homes = homesOf(m);
  const open = all.map((c) => plansFor(m, c, all, goals, homes)).filter((p) => p.length > 0);
  const out: Plan[][] = [];
  const taken = new Set<number>();
  const worth = (p: Plan) => p.value - (p.goal !== null && taken.has(p.location) ? TAKEN : 0);
  while (open.length > 0) {
    for (const plans of open) plans.sort((a, b) => worth(b) - worth(a));
    open.sort((a, b) => worth(b[0]) - worth(a[0]));
    const next = open.shift()!;
    if (next[0].goal !== null) taken.add(next[0].location);
    out.push(next);
  }
  return out;
}
