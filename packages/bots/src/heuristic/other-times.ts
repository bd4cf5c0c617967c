/** Another time: who reports there boards a ship and comes to the present when a crew for a mission is together. */
import { isTimeLocation, locationSpot, type Option, otherTimes, spotOf } from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Cluster, isFree, staffers } from './crews.ts';
import type { Goal } from './goals.ts';
import { type Mind, take } from './mind.ts';
import { plansFor } from './plans.ts';
import { bring, type Orders, once } from './routes.ts';

/** So many leave together: whoever comes later needs another ship, and another way. */
const CREW = 7;

export const isElsewhen = (m: Mind, c: Cluster): boolean => isTimeLocation(m.g, c.location);

/** What lets a ship travel, by the mark of its text. */
const TRAVEL = 'time-travel';
const leads = (m: Mind, card: number): boolean =>
  m.g.def(card).rules?.abilities?.some((a) => a.mark === TRAVEL && a.targets !== null) === true;

/** Is there a mission for them, as if they were there? What stands in the other time stays behind. */
function isReady(m: Mind, c: Cluster, ship: number, goals: readonly Goal[]): boolean {
  return otherTimes(m.g, c.location).some((location) => {
    const there = { ...c, location, ships: [ship], facilities: [] };
    return plansFor(m, there, [], goals, []).some((p) => p.goal !== null && p.value > 0);
  });
}

/** The ship travels, if it may now; else the way is opened from the hand. */
function wayOut(m: Mind, c: Cluster, ship: number, options: readonly Option[]): Option | undefined {
  const travels = (o: Option): boolean => o.verb === 'use' && o.to === ship && leads(m, o.card);
  const opens = (o: Option): boolean =>
    o.verb === 'play' && o.to === locationSpot(c.location) && leads(m, o.card) && !options.some(travels);
  return options.find(travels) ?? options.find(opens);
}

export function returnToPresent(m: Mind, orders: Orders, c: Cluster, goals: readonly Goal[]): Choice | null {
  if (c.people.length < CREW) return null;
  const ship = c.ships.find((id) => isFree(m.g, id) && staffers(m.g, id, c.people) !== null);
  if (ship === undefined || !isReady(m, c, ship, goals)) return null;
  const out = wayOut(m, c, ship, orders.options);
  if (out === undefined) return null;
  const ashore = c.people.some((id) => spotOf(m.g, id) !== ship);
  return (ashore ? bring(m, orders, c, c.people, ship) : null) ?? once(m, take(out));
}
