/** Ships that fly out to fight: at whom, and what that promises. */
import { attribute, hull, isLeader, put, putAt, rangeLeft, rangeTo, Status, Zone } from '@spaceline/engine';
import { type Cluster, isCarried, isFree, isSick, staffers } from './crews.ts';
import type { Mind } from './mind.ts';
import { bestForce } from './odds.ts';
import { optionsIf } from './what-if.ts';
import { personWorth } from './worth.ts';

export interface Hunt {
  ship: number;
  crew: number[];
  prey: number;
  location: number;
  value: number;
}

/** Less is not worth the fuel. */
const LEAST = 0.8;
/** A ship in worse shape stays out of it. */
const SOUND = 60;

/** The other side's ships in space that can be seen. */
function quarry(m: Mind): number[] {
  const { g } = m;
  return g.tableau.space.flatMap((ids) =>
    ids.filter(
      (id) =>
        g.def(id).ship &&
        g.card(id).controller === m.opponent &&
        (g.card(id).status & (Status.Cloaked | Status.Phased)) === 0,
    ),
  );
}

/** From home as few as it takes, a leader among them (BOG-107); out in space everybody comes along. */
function crewFor(m: Mind, c: Cluster, ship: number): number[] | null {
  const { g } = m;
  const crew = staffers(g, ship, c.people);
  if (crew === null) return null;
  if (c.facilities.length === 0) return c.people.some((id) => isLeader(g, id)) ? c.people : null;
  if (crew.some((id) => isLeader(g, id))) return crew;
  const leaders = c.people.filter((id) => isLeader(g, id));
  leaders.sort((a, b) => personWorth(g.def(a)) - personWorth(g.def(b)) || a - b);
  return leaders.length === 0 ? null : [...crew, leaders[0]];
}

/** Own ships that are there already and can act. */
const alliesAt = (m: Mind, location: number): number[] =>
  m.g.tableau.space[location].filter(
    (id) =>
      m.g.def(id).ship &&
      m.g.card(id).controller === m.seat &&
      isFree(m.g, id) &&
      (m.g.card(id).status & Status.Stopped) === 0 &&
      m.g.tableau.aboard[id].length > 0,
  );

/** Would the rules allow it, once the ship is there? */
function allowed(m: Mind, hunt: Hunt): boolean {
  const there = optionsIf(m, (copy) => {
    put(copy, hunt.ship, Zone.Space, hunt.location);
    for (const id of hunt.crew) putAt(copy, id, hunt.ship);
  });
  return there.some((o) => o.verb === 'attack' && o.to === hunt.prey && o.group!.includes(hunt.ship));
}

function bestHunt(m: Mind, c: Cluster, ship: number, prey: readonly number[]): Hunt | null {
  const { g } = m;
  if (isSick(g, ship) || isCarried(g, ship) || attribute(g, ship, 'weapons') <= 0 || hull(g, ship) < SOUND) return null;
  const crew = crewFor(m, c, ship);
  if (crew === null) return null;
  let best: Hunt | null = null;
  for (const target of prey) {
    const location = g.card(target).host;
    const cost = location === c.location ? 0 : rangeTo(g, m.seat, c.location, location);
    if (location === c.location || cost < 0 || cost > rangeLeft(g, ship)) continue;
    const { ships, value } = bestForce(m, [ship, ...alliesAt(m, location)], target);
    if (!ships.includes(ship) || value < (best?.value ?? LEAST)) continue;
    best = { ship, crew, prey: target, location, value };
  }
  return best !== null && allowed(m, best) ? best : null;
}

/** What the ships of a group could go for this turn. */
export function hunts(m: Mind, c: Cluster): Hunt[] {
  if (!c.people.some((id) => isLeader(m.g, id))) return [];
  const prey = quarry(m);
  if (prey.length === 0) return [];
  return c.ships.flatMap((ship) => bestHunt(m, c, ship, prey) ?? []);
}
