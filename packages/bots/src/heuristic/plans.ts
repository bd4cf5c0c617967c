/** Plans: what each group of people could go for, with which ship and which team, and what that is worth. */
import {
  ablePersonnelAt,
  attribute,
  hasIcon,
  isBorg,
  isPlanetSpot,
  locationOf,
  rangeLeft,
  rangeTo,
  skillLevel,
  skillNumber,
  spotOf,
} from '@spaceline/engine';
import { judge } from './attempting.ts';
import { type Boarding, boardingOf, isBoarded, namedShip } from './boarding.ts';
import {
  type Cluster,
  homesOf,
  isCarried,
  isDamaged,
  isFree,
  isLanded,
  isSick,
  isTransporter,
  pickTeam,
  reachesSurface,
  staffers,
  surfaceAccess,
} from './crews.ts';
import { type Goal, wanted } from './goals.ts';
import { hunts } from './hunting.ts';
import { learner } from './learning.ts';
import type { Mind } from './mind.ts';
import { dangerAt } from './odds.ts';
import type { Watch } from './rehearsal.ts';
import { seizures } from './stations.ts';
import { isLeftOut, leaning } from './tweak.ts';
import { hasWhite, whiteLeft } from './white.ts';
import { passages } from './wormholes.ts';
import { attributesOf } from './worth.ts';

export interface Plan {
  cluster: Cluster;
  /** null: go home, or hunt */
  goal: Goal | null;
  /** where to: the mission, home, or where the prey is */
  location: number;
  /** flies out to attack */
  hunts: boolean;
  /** the station that it is to take over, or -1 */
  station: number;
  /** as a planet mission: the team goes down */
  surface: boolean;
  /** the ship it takes, or -1 */
  ship: number;
  /** to a wormhole, and through it: the mission is beyond */
  through?: true;
  /** the ship that they are to board, and how they get there */
  boarding?: Boarding;
  /** there is nothing else to do */
  goHome?: true;
  /** to those who wait there for somebody */
  joins?: true;
  /** one goes alone to learn what lies there */
  learns?: true;
  /** those who keep watch aboard meanwhile */
  watch?: Watch | null;
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
/** Lives are at stake. */
const WITHOUT_WHITE = 25;
/** Another group is on its way there. */
const TAKEN = 3;

function turnsTo(m: Mind, ship: number, from: number, to: number): number {
  const cost = rangeTo(m.g, m.seat, from, to);
  if (cost < 0) return Number.POSITIVE_INFINITY;
  const now = rangeLeft(m.g, ship);
  const each = Math.max(1, attribute(m.g, ship, 'range'));
  return cost <= now ? 0.2 : 1 + Math.ceil((cost - now) / each);
}

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
  const team = m.memory.tweak?.everybody ? people.slice() : pickTeam(m, goal, people, ship);
  let value = judge(m, goal, team, attempts);
  if (value >= 0 || people.length === 0) return { team, value };
  for (const other of [people.slice(), theBest(m, people)]) {
    if (other.length === team.length) continue;
    value = judge(m, goal, other, attempts);
    if (value >= 0 && (ship < 0 || goal.borg !== undefined || staffers(m.g, ship, other) !== null))
      return { team: other, value };
  }
  return { team, value: -1 };
}

/** The better half, each by itself. */
const theBest = (m: Mind, people: readonly number[]): number[] =>
  people
    .slice()
    .sort((a, b) => attributesOf(m.g.def(b)) - attributesOf(m.g.def(a)) || a - b)
    .slice(0, Math.ceil(people.length / 2));

/** Who keeps watch aboard: an officer, or two drones that defend. */
function watchOf({ g }: Mind, people: readonly number[], ship: number | undefined): Watch | null {
  const officer = people.find((id) => g.def(id).facts.classification === 'OFFICER');
  const drones = people.filter((id) => isBorg(g, id) && hasIcon(g, id, 'Def')).slice(0, 2);
  const guards = officer === undefined ? drones : [officer];
  return ship === undefined || guards.length === 0 ? null : { ship, guards };
}

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
  const lies = c.ships.find((id) => isFree(m.g, id));
  const watch = value < 0 ? watchOf(m, pool, lies) : null;
  if (watch !== null) {
    team = pool.filter((id) => !watch.guards.includes(id));
    value = judge(m, goal, team, -1, watch);
  }
  if (value < 0) return null;
  return {
    cluster: c,
    goal,
    location: c.location,
    hunts: false,
    station: -1,
    surface: true,
    watch,
    ship: -1,
    team,
    value: value + base(goal) + HERE,
  };
}

const drawbacks = (m: Mind, ship: number): number =>
  (isDamaged(m.g, ship) ? DAMAGED : 0) + (isCarried(m.g, ship) ? CARRIED : 0);

function spacePlan(m: Mind, c: Cluster, goal: Goal, ship: number): Plan | null {
  const { team, value } = bestTeam(m, goal, c.people, ship, ship);
  // scouts who cannot fly the ship any more go on all the same
  if (value < 0 || (goal.borg === undefined && staffers(m.g, ship, c.people) === null)) return null;
  const worth = value + base(goal) + HERE - drawbacks(m, ship);
  return {
    cluster: c,
    goal,
    location: c.location,
    hunts: false,
    station: -1,
    surface: false,
    ship,
    team,
    value: worth,
  };
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
  let { team, value } = bestTeam(m, goal, c.people, ship, surface ? -1 : ship);
  const watch = value < 0 && surface ? watchOf(m, c.people, ship) : null;
  if (watch !== null) {
    team = c.people;
    const rest = team.filter((id) => !watch.guards.includes(id));
    value = judge(m, goal, rest, -1, watch);
  }
  if (value < 0) return null;
  const turns = c.location === goal.location ? 0 : turnsTo(m, ship, c.location, goal.location);
  if (turns === Number.POSITIVE_INFINITY) return null;
  const cost = A_TURN * turns + drawbacks(m, ship) + dangerAt(m, goal.location, ship);
  return {
    cluster: c,
    goal,
    location: goal.location,
    hunts: false,
    station: -1,
    surface,
    ship,
    team,
    value: value + base(goal) - cost,
  };
}

/** To the near end of a wormhole, where the mission is reached from the other. */
function passagePlan(
  m: Mind,
  c: Cluster,
  goal: Goal,
  ship: number,
  want: { planet: boolean; space: boolean },
): Plan | null {
  let best: Plan | null = null;
  for (const [near, far] of passages(m, c.location, goal.location)) {
    const direct = flightPlan(m, { ...c, location: far }, goal, ship, want);
    if (direct === null) continue;
    const there = near === c.location ? 0 : turnsTo(m, ship, c.location, near);
    const value = direct.value - A_TURN * (there + 1);
    if (value > (best?.value ?? 0)) best = { ...direct, cluster: c, location: near, through: true, value };
  }
  return best;
}

/** Before the others try it. */
const FIRST = 0.1;

/** One goes down alone before the others do, to learn what lies there. */
function learningPlan(m: Mind, c: Cluster, goal: Goal, whole: Plan): Plan | null {
  const one = learner(m, c, goal);
  return one < 0 ? null : { ...whole, learns: true, watch: null, team: [one], value: whole.value + FIRST };
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
        best = {
          cluster: c,
          goal: null,
          location,
          hunts: false,
          station: -1,
          surface: false,
          ship,
          team: c.people,
          goHome: true,
          value,
        };
      }
    }
  }
  return best;
}

/** Some are at a mission and lack somebody who is here: reinforcements, and they wait for them. */
function reinforcement(m: Mind, c: Cluster, there: Cluster, goal: Goal): Plan | null {
  const { g } = m;
  const waiting = [...there.people, ...there.idle];
  if (waiting.length < A_FEW || there.facilities.length > 0) return null;
  const space = !goal.planet;
  if (judge(m, goal, waiting, space ? (there.ships[0] ?? -1) : -1) >= 0) return null;
  let best: Plan | null = null;
  for (const ship of c.ships) {
    const crew = isSick(g, ship) || isCarried(g, ship) ? null : staffers(g, ship, c.people);
    if (crew === null) continue;
    const picked = pickTeam(m, goal, [...waiting, ...c.people], ship).filter((id) => c.people.includes(id));
    const team = c.facilities.length === 0 ? c.people : [...new Set([...crew, ...picked])];
    const value = judge(m, goal, [...waiting, ...team], space ? ship : -1);
    const turns = turnsTo(m, ship, c.location, goal.location);
    if (value < 0 || turns === Number.POSITIVE_INFINITY) continue;
    const worth = value + base(goal) - A_TURN * turns - drawbacks(m, ship) - dangerAt(m, goal.location, ship);
    if (worth > (best?.value ?? 0))
      best = {
        cluster: c,
        goal: null,
        location: goal.location,
        hunts: false,
        station: -1,
        surface: false,
        joins: true,
        ship,
        team,
        value: worth,
      };
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
        best = { cluster: c, goal: null, location, hunts: false, station: -1, surface: false, ship, team, value };
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
    station: -1,
    surface: false,
    ship,
    team: crew,
    value: value - drawbacks(m, ship),
  }));

const seizingPlans = (m: Mind, c: Cluster): Plan[] =>
  seizures(m, c).map(({ ship, team, station, location, value }) => ({
    cluster: c,
    goal: null,
    location,
    hunts: false,
    station,
    surface: false,
    ship,
    team,
    value: value - A_TURN * turnsTo(m, ship, c.location, location) - drawbacks(m, ship),
  }));

/** Who lives on white that runs out before they could be back is on the way to where there is more, whatever else they could do. */
function whitePlan(m: Mind, c: Cluster, homes: readonly number[]): Plan | null {
  const left = whiteLeft(m, c);
  if (left === Number.POSITIVE_INFINITY || c.facilities.length > 0) return null;
  let best: Plan | null = null;
  for (const location of homes.filter((l) => hasWhite(m, l))) {
    for (const ship of c.ships) {
      if (staffers(m.g, ship, c.people) === null) continue;
      const turns = turnsTo(m, ship, c.location, location);
      const value = WITHOUT_WHITE - turns - drawbacks(m, ship);
      if (left > Math.ceil(turns) || turns === Number.POSITIVE_INFINITY || value <= (best?.value ?? 0)) continue;
      best = {
        cluster: c,
        goal: null,
        location,
        hunts: false,
        station: -1,
        surface: false,
        ship,
        team: c.people,
        value,
      };
    }
  }
  return best;
}

/** To the ship that the objective names, or to the gateway on the way; who has a scout aboard waits there. */
function boardingPlan(m: Mind, c: Cluster, target: number): Plan | null {
  const boarding = boardingOf(m, c, target);
  if (boarding === null) return null;
  const { ship, team, near, location, cost } = boarding;
  return {
    cluster: c,
    goal: null,
    location: near >= 0 ? near : location,
    hunts: false,
    station: -1,
    surface: false,
    boarding,
    ship,
    team,
    value: BOARDING - cost / Math.max(1, attribute(m.g, ship, 'range')) - drawbacks(m, ship),
  };
}
const BOARDING = 12;

export function plansFor(
  m: Mind,
  c: Cluster,
  all: readonly Cluster[],
  goals: readonly Goal[],
  homes: readonly number[],
): Plan[] {
  if (goals.some((goal) => goal.borg === 'wait' && goal.location === c.location)) return [];
  const target = namedShip(m);
  if (target >= 0 && isBoarded(m, target) && locationOf(m.g, target) === c.location) return [];
  const out: Plan[] = [];
  const want = wanted(m.g, m.seat);
  const add = (p: Plan | null) => {
    if (p !== null) out.push(p);
  };
  for (const goal of goals) {
    if (goal.location === c.location) {
      const landing = goal.planet && want.planet ? landingPlan(m, c, goal) : null;
      add(landing);
      if (goal.space && want.space) for (const ship of c.ships) add(spacePlan(m, c, goal, ship));
      if (landing !== null) add(learningPlan(m, c, goal, landing));
    } else if (isWhole(c)) {
      for (const ship of c.ships) add(flightPlan(m, c, goal, ship, want) ?? passagePlan(m, c, goal, ship, want));
    }
  }
  if (isWhole(c) && c.ships.length > 0)
    for (const there of all)
      for (const goal of goals)
        if (there !== c && goal.location === there.location && goal.borg === undefined)
          add(reinforcement(m, c, there, goal));
  if (isWhole(c)) out.push(...huntingPlans(m, c), ...seizingPlans(m, c));
  if (target >= 0) add(boardingPlan(m, c, target));
  add(whitePlan(m, c, homes));
  if (out.length === 0) add(isWhole(c) ? fetchPlan(m, c, all) : null);
  if (out.length === 0) add(homePlan(m, c, homes));
  return out;
}

const isThere = (p: Plan): boolean => p.location === p.cluster.location;

/** The plans of each group, best first, and the group with the best plan first; a mission another group goes for is worth less. */
export function bestPlans(m: Mind, all: readonly Cluster[], goals: readonly Goal[]): Plan[][] {
  const homes = homesOf(m);
  const { tweak, manner } = m.memory;
  const open = all
    .map((c) => plansFor(m, c, all, goals, homes).filter((p) => !isLeftOut(p, tweak)))
    .filter((p) => p.length > 0);
  const out: Plan[][] = [];
  const taken = new Set<number>();
  const awaited = new Set<number>();
  const worth = (p: Plan) =>
    p.value + leaning(p, tweak, manner) - (p.goal !== null && taken.has(p.location) ? TAKEN : 0);
  while (open.length > 0) {
    for (const plans of open) plans.sort((a, b) => worth(b) - worth(a));
    open.sort((a, b) => worth(b[0]) - worth(a[0]));
    // to those who are awaited somebody is on the way: they wait, or do something of use; two groups that join each other never meet
    const next = open
      .shift()!
      .filter((p) => !awaited.has(p.cluster.location) || p.goal !== null || p.hunts || isThere(p));
    if (next.length === 0) continue;
    if (next[0].goal !== null) taken.add(next[0].location);
    if (next[0].joins) awaited.add(next[0].location);
    out.push(next);
  }
  return out;
}
