/** A ship that an objective names: Borg fly there, through the transwarp network if need be, and beam one scout aboard after another. */
import {
  ablePersonnelAt,
  attribute,
  currentObjective,
  isBorg,
  isCardSpot,
  locationOf,
  type Option,
  personnelAt,
  planetSpot,
  rangeTo,
  Status,
  scoreOf,
  skillNumber,
  spotOf,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Cluster, isCarried, isSick, staffers } from './crews.ts';
import { type Mind, take } from './mind.ts';
import { type Orders, once } from './routes.ts';

const COMPUTERS = skillNumber('Computer Skill');
/** The mark of the text that moves ships from one gateway to another. */
const TRAVEL = 'travel';
const GATEWAY = 'Transwarp Network Gateway';

/** What opens the network: a card that is played on a gateway, and costs no card play. */
const isKey = ({ g }: Mind, id: number): boolean =>
  g.def(id).facts.type === 'Interrupt' && g.def(id).rules?.plays?.some((mode) => mode.mark === TRAVEL) === true;

const hasKey = (m: Mind): boolean => m.g.hand(m.seat).some((id) => isKey(m, id));

const isGateway = ({ g }: Mind, id: number): boolean => g.def(id).title === GATEWAY;

/** The places with a gateway. */
export const gateways = (m: Mind): number[] =>
  m.g.state.locations.filter((l) => m.g.tableau.onLocation[l.id].some((id) => isGateway(m, id))).map((l) => l.id);

/** Lets transporters reach through SHIELDS. */
const opensShields = ({ g }: Mind, id: number): boolean =>
  g.def(id).rules?.modifiers?.some((x) => x.kind === 'grant' && x.what === 'through-shields') === true;

/** Who can do it alone: what is asked for in the end is Computer Skill. */
const mayScoutShip = ({ g }: Mind, id: number): boolean => isBorg(g, id) && g.def(id).levels[COMPUTERS] > 0;

/** The ship that the current objective names, or -1. */
export function namedShip({ g, seat }: Mind): number {
  const objective = currentObjective(g, seat);
  const aim = objective < 0 ? -1 : g.card(objective).aim;
  return objective >= 0 && isCardSpot(aim) && g.def(objective).rules?.collective?.scouting === 'ship' ? aim : -1;
}

/** From here to there: the gateway that a ship leaves by and the one where it comes out, both -1 where it flies, and the RANGE that it takes. */
interface Way {
  near: number;
  far: number;
  cost: number;
}

function wayTo(m: Mind, from: number, to: number): Way | null {
  const { g, seat } = m;
  const cost = (a: number, b: number): number => {
    const range = a === b ? 0 : rangeTo(g, seat, a, b);
    return range < 0 ? Number.POSITIVE_INFINITY : range;
  };
  const direct = cost(from, to);
  if (direct < Number.POSITIVE_INFINITY) return { near: -1, far: -1, cost: direct };
  const ends = hasKey(m) ? gateways(m) : [];
  let best: Way | null = null;
  for (const near of ends)
    for (const far of ends) {
      const sum = near === far ? Number.POSITIVE_INFINITY : cost(from, near) + cost(far, to);
      if (sum < (best?.cost ?? Number.POSITIVE_INFINITY)) best = { near, far, cost: sum };
    }
  return best;
}

export interface Boarding extends Way {
  ship: number;
  team: number[];
  target: number;
  location: number;
}

/** Those who fly there: they can fly, know computers, and reach through SHIELDS. */
function crewFor(m: Mind, c: Cluster, ship: number): number[] | null {
  const crew = staffers(m.g, ship, c.people);
  const scouts = c.people.filter((id) => mayScoutShip(m, id));
  const opener = c.people.find((id) => opensShields(m, id));
  if (crew === null || scouts.length === 0 || opener === undefined) return null;
  return c.facilities.length === 0 ? c.people : [...new Set([...crew, opener, ...scouts])];
}

/** How this group could come to that ship, or null. */
export function boardingOf(m: Mind, c: Cluster, target: number): Boarding | null {
  const { g } = m;
  const location = locationOf(g, target);
  const way = location < 0 ? null : wayTo(m, c.location, location);
  if (way === null) return null;
  for (const ship of c.ships) {
    const team = isSick(g, ship) || isCarried(g, ship) ? null : crewFor(m, c, ship);
    if (team !== null) return { ...way, ship, team, target, location };
  }
  return null;
}

/** What it is worth to take the only ship they have, one of two, and so on. */
const A_SHIP = 5;
/** Who is left without it. */
const STRANDED = 0.4;
/** Whoever is aboard may kill the scout. */
const DEFENDER = 1;
const MOST_DEFENDERS = 1;
/** It scores nothing: once will do. */
const AGAIN = 4;
const NEARLY = 75;
const OUT = Status.Cloaked | Status.Phased;

/** To aim at a ship that flies off leads nowhere: only at one that can be boarded in the next turn; -1 where it cannot. */
export function boardingValue(m: Mind, all: readonly Cluster[], target: number): number {
  const { g, seat, opponent } = m;
  // the last points come first
  if (scoreOf(g, seat) >= NEARLY || (g.card(target).status & OUT) !== 0) return -1;
  const soon = all.some((c) => {
    const one = boardingOf(m, c, target);
    return one !== null && one.cost <= attribute(g, one.ship, 'range');
  });
  const crew = personnelAt(g, target, opponent).length;
  if (!soon || crew > MOST_DEFENDERS) return -1;
  const ships = g.tableau.ships.filter((id) => g.card(id).controller === opponent).length;
  const ashore = personnelAt(g, planetSpot(locationOf(g, target)), opponent).length;
  const before = g.tableau.ships.filter((id) => g.card(id).controller === seat && g.card(id).scoutedIn > 0).length;
  return 8 + A_SHIP / ships + STRANDED * Math.min(8, ashore + crew) - DEFENDER * crew - AGAIN * before;
}

/** There: one goes aboard while nobody is, the strongest of those who know computers. */
export function sendScout(m: Mind, orders: Orders, { ship, target }: Boarding): Choice | null {
  const { g, seat } = m;
  if (ablePersonnelAt(g, target, seat).length > 0) return null;
  const way = orders.way(ship, target);
  const scouts = (way?.group ?? []).filter((id) => mayScoutShip(m, id));
  // who reaches through SHIELDS is needed here, as long as there is another
  const rank = (id: number): number => attribute(g, id, 'strength') - (opensShields(m, id) ? 5 : 0);
  scouts.sort((a, b) => rank(b) - rank(a) || a - b);
  return way === undefined || scouts.length === 0 ? null : once(m, take(way, [scouts[0]]));
}

/** At the gateway, with everybody aboard: the network is opened. */
export function enterNetwork(m: Mind, options: readonly Option[], from: number): Choice | null {
  const o = options.find(
    ({ verb, card, to }) =>
      verb === 'play' && isKey(m, card) && isCardSpot(to) && isGateway(m, to) && m.g.card(to).host === from,
  );
  return o === undefined ? null : once(m, take(o));
}

/** Of the gateways that are open, the one from where the named ship is nearest. */
export function nearestToShip(m: Mind, location: number): number {
  const target = namedShip(m);
  const to = target < 0 ? -1 : locationOf(m.g, target);
  const range = to < 0 ? -1 : location === to ? 0 : rangeTo(m.g, m.seat, location, to);
  return range < 0 ? -1000 : -range;
}

/** Somebody is aboard, or the ship is out of reach: nothing is to be done about it now. */
export const isBoarded = (m: Mind, target: number): boolean =>
  ablePersonnelAt(m.g, target, m.seat).some((id) => isBorg(m.g, id) && spotOf(m.g, id) === target);
