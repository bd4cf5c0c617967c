/** Every order there is, in the order in which they are offered. */
import { switchAffiliation } from '../affiliations/switching.ts';
import { attack } from '../battle/attack.ts';
import { fight } from '../battle/personnel-battle.ts';
import { brig, leave, release, rescue, takeCustody, unbrig } from '../capture/custody.ts';
import { cloak, decloak, dephase, phase } from '../cloaking/cloaking.ts';
import type { Option } from '../core/decision.ts';
import type { Game } from '../core/game.ts';
import type { Seat } from '../core/state.ts';
import { exposeSelf, infiltrate } from '../infiltration/infiltration.ts';
import { attempt } from '../missions/attempt.ts';
import { dock, land, launch, load, takeOff, undock } from '../movement/docking.ts';
import { move } from '../movement/move.ts';
import { beam, walk } from '../movement/transport.ts';
import type { Order } from './order.ts';

const ORDERS: readonly Order[] = [
  attempt,
  beam,
  walk,
  dock,
  undock,
  move,
  attack,
  fight,
  land,
  takeOff,
  load,
  launch,
  cloak,
  decloak,
  phase,
  dephase,
  takeCustody,
  brig,
  unbrig,
  leave,
  rescue,
  release,
  infiltrate,
  exposeSelf,
  switchAffiliation,
];

const byVerb = new Map<string, Order>(ORDERS.map((o) => [o.verb, o]));
export const orderFor = (verb: string): Order | undefined => byVerb.get(verb);

export function listOrders(g: Game, seat: Seat, out: Option[]): void {
  for (const order of ORDERS) order.list(g, seat, out);
}
