/** Ships with something evil on them, and damaged ones. */
import { ablePersonnelAt, isNor } from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Cluster, isDamaged, isFree, isSick } from './crews.ts';
import { type Mind, take } from './mind.ts';
import { bring, type Orders, once } from './routes.ts';

/** At home: everybody aboard, for together they may have the cure; if not, everybody leaves the ship. */
export function heal(m: Mind, orders: Orders, c: Cluster): Choice | null {
  const { g, memory } = m;
  const home = c.facilities.find((id) => !isNor(g, id));
  if (home === undefined) return null;
  for (const ship of c.ships) {
    if (!isSick(g, ship)) continue;
    const tried = `cure:${ship}`;
    const aboard = ablePersonnelAt(g, ship, m.seat);
    if (!memory.done.has(tried)) {
      const step = aboard.length < c.people.length ? bring(m, orders, c, c.people, ship) : null;
      if (step !== null) return step;
      memory.done.set(tried, 1);
    }
    const step = aboard.length > 0 ? bring(m, orders, c, aboard, home) : null;
    if (step !== null) return step;
  }
  return null;
}

/** A damaged ship that has nothing to do spends its time in dock. */
export function repair(m: Mind, orders: Orders, c: Cluster): Choice | null {
  for (const ship of c.ships) {
    const option = isDamaged(m.g, ship) && isFree(m.g, ship) ? orders.ship('dock', ship) : undefined;
    const choice = option === undefined ? null : once(m, take(option));
    if (choice !== null) return choice;
  }
  return null;
}
