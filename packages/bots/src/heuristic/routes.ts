/** How people get from one place to another at the same location: beam, walk, dock, undock, land, take off. */
import {
  type Game,
  isCardSpot,
  isPlanetSpot,
  isSite,
  type Option,
  spotOf,
  type Verb,
  whyNotStaffed,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Cluster, canLand, isAtStation, isDocked, isFree, isLanded, isTransporter, staffers } from './crews.ts';
import { type Mind, take, timesDone } from './mind.ts';
import { isWhite, sharing } from './white.ts';

/** The orders that are open, by what they are about. */
export class Orders {
  constructor(readonly options: readonly Option[]) {}

  way(from: number, to: number): Option | undefined {
    return (
      this.options.find((o) => o.verb === 'beam' && o.from === from && o.to === to) ??
      this.options.find((o) => o.verb === 'walk' && o.from === from && o.to === to)
    );
  }

  ship(verb: Verb, ship: number): Option | undefined {
    return this.options.find((o) => o.verb === verb && o.card === ship);
  }

  moves(ship: number): Option[] {
    return this.options.filter((o) => o.verb === 'move' && o.card === ship);
  }
}

const OF_SHIPS = ['range', 'weapons', 'shields'];

/** A rifle makes no friends where it is carried. */
const costsSkills = (g: Game, id: number, bearer: number): boolean =>
  (g.def(id).rules?.modifiers ?? []).some(
    (x) =>
      x.kind === 'skill' && typeof x.skill === 'number' && (x.how === 'lose' || x.levels(g, id, bearer, x.skill) < 0),
  );

/**
 * Equipment that serves a ship stays aboard; what works transporters does not go down with those who are beamed, nor what takes their skills
 * away.
 */
function staysBehind(g: Game, id: number, o: Option, people: readonly number[]): boolean {
  if (isTransporter(g, id)) return isPlanetSpot(o.to);
  if (!isCardSpot(o.from) || !g.def(o.from).ship) return false;
  if (isPlanetSpot(o.to) && costsSkills(g, id, people[0])) return true;
  const modifiers = g.def(id).rules?.modifiers ?? [];
  return modifiers.some((x) => x.kind === 'attribute' && x.attributes.some((a) => OF_SHIPS.includes(a)));
}

/** Sends people one way, with the equipment that is of use where they go; never the equipment alone. */
function send(m: Mind, option: Option | undefined, people: readonly number[]): Choice | null {
  if (option === undefined) return null;
  const { g } = m;
  const group = option.group!;
  const { people: cards, white } = sharing(
    m,
    option,
    group.filter((id) => people.includes(id)),
  );
  if (cards.length === 0) return null;
  for (const id of group) {
    if (isWhite(g.def(id)) && !white.includes(id)) continue;
    if (g.def(id).equipment && !staysBehind(g, id, option, people) && cards.length < option.max) cards.push(id);
  }
  return once(m, take(option, cards));
}

/** An order that has been given this turn is not given again: that would be going round in circles. */
export const once = (m: Mind, choice: Choice | null): Choice | null =>
  choice !== null && timesDone(m, choice) === 0 ? choice : null;

const order = (m: Mind, option: Option | undefined): Choice | null =>
  option === undefined ? null : once(m, take(option));

/** The first step that brings these people nearer to a ship, a facility or the surface, or null when there is none. */
export function bring(m: Mind, orders: Orders, cluster: Cluster, people: readonly number[], to: number): Choice | null {
  const groups = new Map<number, number[]>();
  for (const id of people) {
    const at = spotOf(m.g, id);
    if (at === to) continue;
    const group = groups.get(at);
    if (group === undefined) groups.set(at, [id]);
    else group.push(id);
  }
  const spots = [...groups.keys()].sort((a, b) => rank(m.g, a) - rank(m.g, b) || a - b);
  const lander = (s: number) => isCardSpot(s) && isLander(m.g, s);
  // Without transporters a lander serves those who can only come with it, before its own people go where they want
  const stuck = spots.filter((s) => isPlanetSpot(to) !== isPlanetSpot(s) && !lander(s) && !orders.way(s, to));
  for (const spot of stuck) {
    const choice = roundabout(m, orders, cluster, groups.get(spot)!, spot, to);
    if (choice !== null) return choice;
  }
  const waits = (s: number) => stuck.length > 0 && lander(s);
  for (const spot of spots) {
    const choice = waits(spot) ? null : send(m, orders.way(spot, to), groups.get(spot)!);
    if (choice !== null) return choice;
  }
  for (const spot of spots) {
    const choice = waits(spot) ? null : roundabout(m, orders, cluster, groups.get(spot)!, spot, to);
    if (choice !== null) return choice;
  }
  return null;
}

const isLander = (g: Game, spot: number): boolean => g.def(spot).ship && canLand(g, spot);

/** Who goes first: those who must change ships, then those in a facility, then landers, then those on the surface. */
function rank(g: Game, spot: number): number {
  if (!isCardSpot(spot)) return 4;
  if (g.def(spot).facility || isSite(g, spot)) return 1;
  return isLander(g, spot) ? 2 + Number(isFree(g, spot)) : 0;
}

/** No direct way: a step towards one. */
function roundabout(
  m: Mind,
  orders: Orders,
  cluster: Cluster,
  people: readonly number[],
  from: number,
  to: number,
): Choice | null {
  const { g } = m;
  if (isPlanetSpot(from)) return offSurface(m, orders, cluster, people, from);
  if (isSite(g, from)) return fromSite(m, orders, cluster, people, from, to);
  if (g.def(from).facility) return fromFacility(m, orders, cluster, people, from, to);
  if (isLanded(g, from)) return isPlanetSpot(to) ? null : order(m, orders.ship('take-off', from));
  if (isDocked(g, from)) {
    if ((isPlanetSpot(to) && isAtStation(g, from)) || (isPlanetSpot(to) && canLand(g, from)))
      return order(m, orders.ship('undock', from));
    return send(m, orders.way(from, g.card(from).dock), people);
  }
  if (isPlanetSpot(to) && canLand(g, from)) return order(m, orders.ship('land', from));
  return order(m, orders.ship('dock', from));
}

/** Up from the surface: beamed to whoever can beam, into a landed ship, or a ship comes down. */
function offSurface(m: Mind, orders: Orders, cluster: Cluster, people: readonly number[], from: number): Choice | null {
  const { g } = m;
  for (const spot of [...cluster.facilities, ...cluster.ships]) {
    const choice = send(m, orders.way(from, spot), people);
    if (choice !== null) return choice;
  }
  const landers = cluster.ships.filter((ship) => canLand(g, ship));
  for (const ship of landers) {
    if (isFree(g, ship)) {
      const choice = order(m, orders.ship('land', ship));
      if (choice !== null) return choice;
    } else if (isDocked(g, ship)) {
      const choice = fetch(m, orders, ship);
      if (choice !== null) return choice;
    }
  }
  return null;
}

/** A docked lander goes to fetch somebody; if nobody flies it, one person goes aboard. */
function fetch(m: Mind, orders: Orders, ship: number): Choice | null {
  const { g } = m;
  if (whyNotStaffed(g, ship) === null) return order(m, orders.ship('undock', ship));
  const way = orders.way(g.card(ship).dock, ship);
  const pilot = way?.group?.find((id) => g.def(id).personnel && staffers(g, ship, [id]) !== null);
  return way === undefined || pilot === undefined ? null : once(m, take(way, [pilot]));
}

function fromFacility(
  m: Mind,
  orders: Orders,
  cluster: Cluster,
  people: readonly number[],
  from: number,
  to: number,
): Choice | null {
  const { g } = m;
  if (!isPlanetSpot(to)) {
    // the ship they want to board is not docked
    return order(m, isLanded(g, to) ? orders.ship('take-off', to) : orders.ship('dock', to));
  }
  const landers = cluster.ships.filter((ship) => canLand(g, ship));
  const beamers = cluster.ships.filter((ship) => g.tableau.aboard[ship].some((id) => isTransporter(g, id)));
  for (const ship of [...beamers, ...landers]) {
    const choice = isDocked(g, ship) ? send(m, orders.way(from, ship), people) : null;
    if (choice !== null) return choice;
  }
  for (const ship of landers) {
    const choice = isFree(g, ship) ? order(m, orders.ship('dock', ship)) : null;
    if (choice !== null) return choice;
  }
  for (const ship of landers) {
    if (!isLanded(g, ship)) continue;
    const choice = order(m, orders.ship('take-off', ship));
    if (choice !== null) return choice;
    // nobody flies it: somebody on the surface walks back aboard
    const way = orders.way(to, ship);
    const pilot = way?.group?.find((id) => g.def(id).personnel && staffers(g, ship, [id]) !== null);
    if (way !== undefined && pilot !== undefined && g.tableau.aboard[ship].length === 0) {
      return once(m, take(way, [pilot]));
    }
  }
  return null;
}

/** From a site people walk aboard the ship, at whichever site it is docked (DOM-74); a ship that is out comes in. */
function fromSite(
  m: Mind,
  orders: Orders,
  cluster: Cluster,
  people: readonly number[],
  from: number,
  to: number,
): Choice | null {
  const { g } = m;
  if (isCardSpot(to) && g.def(to).ship && isFree(g, to)) return order(m, orders.ship('dock', to));
  const ships = isCardSpot(to) ? [to] : cluster.ships;
  for (const ship of ships) {
    if (!isAtStation(g, ship)) continue;
    const choice = send(m, orders.way(from, ship), people);
    if (choice !== null) return choice;
  }
  return null;
}
