/** Orders: for each group of people the next step of its best plan. Plans are made anew for every question. */
import {
  ablePersonnelAt,
  affiliations,
  compatible,
  locationSpot,
  NEUTRAL,
  NON_ALIGNED,
  type Option,
  planetSpot,
  positionOf,
  spotLocation,
  whyNotStaffed,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { judge, review } from './attempting.ts';
import { enterNetwork, sendScout } from './boarding.ts';
import { raid } from './brawls.ts';
import { clusters, isCarried, isDocked, isFree, isLanded } from './crews.ts';
import { openGoals } from './goals.ts';
import { heal, repair } from './healing.ts';
import { noteLearner } from './learning.ts';
import { type Mind, take } from './mind.ts';
import { isElsewhen, returnToPresent } from './other-times.ts';
import { bestPlans, type Plan } from './plans.ts';
import { bring, Orders, once } from './routes.ts';
import { enterStation } from './stations.ts';
import { refill } from './white.ts';
import { goesThrough } from './wormholes.ts';
import { strengthOf } from './worth.ts';

const MOST_ORDERS = 60;
/** So much of a team that is ready is team enough. */
const MOST_OF_THEM = 0.7;

function attempt(m: Mind, orders: Orders, location: number, from: number, learns = false): Choice | null {
  if (m.memory.tweak?.noAttempt) return null;
  const option = orders.options.find(
    (o) => (o.verb === 'attempt' || o.verb === 'scout') && o.from === from && o.to === locationSpot(location),
  );
  if (option === undefined) return null;
  const team = ablePersonnelAt(m.g, from, m.seat);
  m.memory.attempt = { location, team, strength: strengthOf(m.g, team), learns };
  return take(option);
}

function goDown(m: Mind, orders: Orders, plan: Plan): Choice | null {
  const { goal, cluster, team } = plan;
  const spot = planetSpot(plan.location);
  const up = plan.watch ? bring(m, orders, cluster, plan.watch.guards, plan.watch.ship) : null;
  if (up !== null) return up;
  const down = ablePersonnelAt(m.g, spot, m.seat);
  if (plan.learns) {
    const step = down.length === 0 ? bring(m, orders, cluster, team, spot) : null;
    if (step !== null || down.length === 0) return step;
    noteLearner(m, goal!);
    return attempt(m, orders, plan.location, spot, true);
  }
  const ready = judge(m, goal!, down, -1) >= 0;
  if (!ready || down.length < team.length * MOST_OF_THEM) {
    const step = bring(m, orders, cluster, team, spot);
    if (step !== null) return step;
  }
  return ready ? attempt(m, orders, plan.location, spot) : null;
}

/** Somebody changes affiliation so that the ship has its match. */
function findMatch(m: Mind, orders: Orders, ship: number): Choice | null {
  const { g } = m;
  const bits = affiliations(g, ship);
  const crew = ablePersonnelAt(g, ship, m.seat);
  if ((bits & (NON_ALIGNED | NEUTRAL)) !== 0 || crew.some((id) => (affiliations(g, id) & bits) !== 0)) return null;
  const option = orders.options.find(
    (o) => o.verb === 'switch' && crew.includes(o.card) && (bits & (1 << o.number)) !== 0,
  );
  return option === undefined ? null : once(m, take(option));
}

/** Somebody who works for others where they are changes sides, since the ship does not take them as they are. */
function changeSides({ g }: Mind, orders: Orders, ship: number, team: readonly number[]): Choice | null {
  const bits = affiliations(g, ship);
  const option = orders.options.find(
    (o) =>
      o.verb === 'switch' && team.includes(o.card) && (bits & (1 << o.number)) !== 0 && !compatible(g, o.card, ship),
  );
  return option === undefined ? null : take(option);
}

function goAboard(m: Mind, orders: Orders, plan: Plan): Choice | null {
  const { ship, team } = plan;
  const step = bring(m, orders, plan.cluster, team, ship) ?? once(m, changeSides(m, orders, ship, team));
  if (step !== null) return step;
  const match = findMatch(m, orders, ship);
  if (match !== null) return match;
  // Who could not come aboard is left behind, if the others will do
  const aboard = ablePersonnelAt(m.g, ship, m.seat);
  if (plan.goal !== null && aboard.length < team.length && judge(m, plan.goal, aboard, plan.surface ? -1 : ship) < 0)
    return null;
  if (plan.goal === null && aboard.length < team.length) return null;
  const out = isDocked(m.g, ship) ? orders.ship('undock', ship) : undefined;
  const up = isLanded(m.g, ship) ? orders.ship('take-off', ship) : undefined;
  const option = out ?? up ?? (isCarried(m.g, ship) ? orders.ship('launch', ship) : undefined);
  // undocking without being able to fly helps nobody, except for a mission right here
  if (option !== undefined && (plan.location === plan.cluster.location || whyNotStaffed(m.g, ship) === null)) {
    return once(m, take(option));
  }
  return null;
}

function fly(m: Mind, orders: Orders, plan: Plan): Choice | null {
  const { g } = m;
  const goal = positionOf(g, plan.location);
  const away = (o: Option) => Math.abs(positionOf(g, spotLocation(o.to)) - goal);
  let best: Option | null = null;
  let least = Math.abs(positionOf(g, plan.cluster.location) - goal);
  for (const o of orders.moves(plan.ship)) {
    if (away(o) < least) {
      least = away(o);
      best = o;
    }
  }
  return best === null ? null : once(m, take(best));
}

function pass(m: Mind, orders: Orders, plan: Plan): Choice | null {
  const option = goesThrough(orders.options, plan.ship);
  return option === undefined ? null : once(m, take(option));
}

function nextStep(m: Mind, orders: Orders, plan: Plan): Choice | null {
  const here = plan.location === plan.cluster.location;
  if (here && plan.through) return goAboard(m, orders, plan) ?? pass(m, orders, plan);
  if (here && plan.surface) return goDown(m, orders, plan);
  if (here && plan.station >= 0) return enterStation(m, orders, plan);
  const aboard = goAboard(m, orders, plan);
  if (aboard !== null) return aboard;
  if (!here) return fly(m, orders, plan);
  if (plan.boarding !== undefined)
    return plan.boarding.near >= 0
      ? enterNetwork(m, orders.options, plan.location)
      : sendScout(m, orders, plan.boarding);
  // perhaps not everybody could come aboard
  const ready = plan.goal !== null && judge(m, plan.goal, ablePersonnelAt(m.g, plan.ship, m.seat), plan.ship) >= 0;
  return ready ? attempt(m, orders, plan.location, plan.ship) : null;
}

/** The team is aboard and has left: it only lacks RANGE. */
function isUnderWay(m: Mind, plan: Plan): boolean {
  if (plan.ship < 0 || plan.location === plan.cluster.location) return false;
  const aboard = ablePersonnelAt(m.g, plan.ship, m.seat);
  return isFree(m.g, plan.ship) && plan.team.every((id) => aboard.includes(id));
}

export function giveOrders(m: Mind, options: readonly Option[]): Choice | null {
  review(m);
  if (m.memory.orders >= MOST_ORDERS || m.memory.tweak?.stay) return null;
  const orders = new Orders(options);
  const all = clusters(m);
  for (const c of all) {
    const choice = heal(m, orders, c);
    if (choice !== null) return choice;
  }
  const white = refill(m, options);
  if (white !== null) return white;
  const goals = openGoals(m);
  for (const c of all) {
    const choice = isElsewhen(m, c) ? returnToPresent(m, orders, c, goals) : null;
    if (choice !== null) return choice;
  }
  const present = all.filter((c) => !isElsewhen(m, c));
  for (const plans of bestPlans(m, present, goals)) {
    for (const plan of plans) {
      const name = `plan:${plan.cluster.location}:${plan.location}:${plan.ship}:${plan.learns === true}`;
      const choice = m.memory.done.has(name) ? null : nextStep(m, orders, plan);
      if (choice !== null) {
        if (plan.hunts) m.memory.hunters.add(plan.ship);
        return choice;
      }
      // a plan that comes to nothing is dropped for this turn, or two plans might undo each other's steps
      m.memory.done.set(name, 1);
      // on the way, and waiting for the next turn: no other plan gets in between
      if (isUnderWay(m, plan)) break;
    }
  }
  for (const c of all) {
    const choice = raid(m, orders, c) ?? repair(m, orders, c);
    if (choice !== null) return choice;
  }
  return null;
}
