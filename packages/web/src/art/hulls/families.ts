/**
 * Families of hulls: one character for each affiliation, drawn by us, and shapes within it by class. Ships of one class
 * share their edges; the lines on them differ from ship to ship.
 */

import { axe, ingots, lancet, ray, sails, steps, truss } from './alpha.ts';
import type { Plan } from './draft.ts';
import { claw, hammer, harpoon, lattice, shards } from './far.ts';
import type { Family, Order } from './orders.ts';
import { barge, cluster, hoop, OTHERS, twin } from './others.ts';

const OWN: Readonly<Record<string, Family>> = {
  Bajoran: sails,
  Cardassian: steps,
  Dominion: shards,
  Federation: lancet,
  Ferengi: ingots,
  Hirogen: harpoon,
  Kazon: hammer,
  Klingon: axe,
  Romulan: ray,
  Starfleet: truss,
  Vidiian: claw,
  Vulcan: hoop,
};

export function shipPlan(affiliation: string | undefined, name: string, order: Order): Plan {
  if (affiliation === 'Borg') return lattice(order, name);
  const family = OWN[affiliation ?? ''];
  if (family) return family(order);
  if (order.role === 'hauler') return order.d.pick([barge, cluster, twin, barge])(order);
  return order.d.pick(OTHERS)(order);
}
