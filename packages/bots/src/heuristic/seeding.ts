/** The seed phases: missions in a useful order, dilemmas under the opponent's missions, then the outpost and what it needs. */
import {
  type CardDef,
  type Decision,
  type Game,
  isCardSpot,
  isLocationSpot,
  locationOf,
  missionFor,
  type Option,
  ownsMission,
  pile,
  positionOf,
  type SeedingProcess,
  showsOutpost,
  spotLocation,
  Zone,
} from '@spaceline/engine';
import type { Choice } from '../bot.ts';
import { type Mind, take } from './mind.ts';
import { cardWorth } from './worth.ts';

export function seed(m: Mind, decision: Decision): Choice {
  const { g } = m;
  const process = g.state.processes[g.state.processes.length - 1];
  const options = decision.options;
  const pass = options.find((o) => o.verb === 'pass');
  const missions = options.filter((o) => o.verb === 'seed' && g.def(o.card).mission);
  if (missions.length > 0) return take(nextMission(m, missions));
  const seeds = options.filter((o) => o.verb === 'seed');
  if (process.kind === 'seeding' && process.phase === 'dilemma-phase') {
    const best = stationNow(m, seeds) ?? nextDilemma(m, process, seeds);
    if (best !== null) return take(best);
    return take(pass ?? options[0]);
  }
  const best = nextOnTable(m, seeds);
  return take(best ?? pass ?? options[0]);
}

// ----- missions

/**
 * Near the outpost lie the missions a Full Win needs: a planet mission, which needs no flight, and then a space mission. The
 * first player begins at the outpost (WARP-14), the second ends there (WARP-17).
 */
function nextMission(m: Mind, options: readonly Option[]): Option {
  const { g, seat } = m;
  const left = [...new Set(options.map((o) => o.card))];
  const placed = g.state.locations.filter((l) => ownsMission(g, l.id, seat)).map((l) => missionFor(g, l.id, seat));
  const all = [...left, ...placed].sort((a, b) => a - b);
  const order = nearestFirst(g, all);
  if (seat !== g.state.first) order.reverse();
  const next = order.find((id) => left.includes(id)) ?? left[0];
  const fitting = options.filter((o) => o.card === next);
  // where a side may be chosen, close to the own missions: to the right of them
  return fitting.find((o) => o.mark === 'right') ?? fitting[0];
}

/** Easy missions first, planet and space by turns. */
function nearestFirst(g: Game, missions: readonly number[]): number[] {
  const ease = (id: number): number => (g.def(id).facts.points ?? 30) + 3 * (g.def(id).facts.span ?? 3);
  const easy = (a: number, b: number): number => ease(a) - ease(b) || a - b;
  const planets = missions.filter((id) => g.def(id).facts.where !== 'space').sort(easy);
  const space = missions.filter((id) => g.def(id).facts.where === 'space').sort(easy);
  const out: number[] = [];
  while (planets.length + space.length > 0) {
    const p = planets.shift();
    if (p !== undefined) out.push(p);
    const s = space.shift();
    if (s !== undefined) out.push(s);
  }
  // a mission that shows an outpost is home
  const isHome = (id: number): boolean => showsOutpost(g, id);
  return [...out.filter(isHome), ...out.filter((id) => !isHome(id))];
}

/** A station with two sides is seeded on the one that more of the own people match; what is seeded now is one of them, the other comes later. */
function stationNow(m: Mind, options: readonly Option[]): Option | null {
  const { g, seat } = m;
  const own = [...pile(g, seat, Zone.Deck), ...pile(g, seat, Zone.SeedPile)].filter((id) => g.def(id).personnel);
  const matching = (d: CardDef): number => own.filter((id) => (g.def(id).affiliations & d.affiliations) !== 0).length;
  const isForNow = (d: CardDef): boolean => d.rules?.seeds?.some((x) => x.phases?.includes('dilemma-phase')) === true;
  const suits = ({ card }: Option): boolean => {
    const { facility, otherFace } = g.def(card);
    if (!facility || otherFace < 0) return false;
    const faces = [g.def(card), g.defs[otherFace]];
    const now = faces.find(isForNow);
    return now !== undefined && faces.every((d) => d === now || matching(now) > matching(d));
  };
  const fitting = options.filter(suits);
  // at a mission of one's own, if there is one
  const rank = (o: Option): number => (ownsMission(g, spotLocation(o.to), seat) ? 1 : 0);
  return fitting.toSorted((a, b) => rank(b) - rank(a))[0] ?? null;
}

// ----- dilemmas

/** How much a dilemma hurts whoever meets it. */
function harm(g: Game, id: number): number {
  const encounter = g.def(id).rules?.encounter;
  return encounter === undefined ? 0.5 : Math.max(0.5, -encounter.hint);
}

/** A mission the opponent cannot do without is guarded best: the only one of its kind; then the one nearest to home. */
function importance(m: Mind, location: number): number {
  const { g, opponent } = m;
  const theirs = g.state.locations.filter((l) => l.missions.length > 0 && ownsMission(g, l.id, opponent));
  const kind = (l: number) => g.def(missionFor(g, l, opponent)).facts.where;
  const alike = theirs.filter((l) => kind(l.id) === kind(location)).length;
  const home = opponent === g.state.first ? theirs[0] : theirs[theirs.length - 1];
  return (alike <= 1 ? 4 : 2) + (home?.id === location ? 0.5 : 0);
}

export const fitsUnder = (g: Game, id: number, location: number): boolean => {
  const where = g.def(id).facts.where;
  const mission = g.def(g.location(location).missions[0]).facts.where;
  return where === 'both' || mission === 'both' || where === mission;
};

/**
 * Which dilemma goes where, in the order in which they are laid out: those that fit only one kind of mission and the worst choose first. The
 * mild ones are laid out first and so lie deepest: those that kill are met before those that ask for skills.
 */
export function assign(m: Mind, dilemmas: readonly number[]): Map<number, number> {
  const { g } = m;
  const most = g.format.maxSeedsPerMission ?? Number.POSITIVE_INFINITY;
  const locations = g.state.locations.filter((l) => l.missions.length > 0 && !ownsMission(g, l.id, m.seat));
  const narrow = (id: number) => (g.def(id).facts.where === 'both' ? 1 : 0);
  const order = dilemmas.slice().sort((a, b) => narrow(a) - narrow(b) || harm(g, b) - harm(g, a) || a - b);
  const out = new Map<number, number>();
  const mine = (id: number) => g.card(id).owner === m.seat;
  const stacks = new Map<number, number[]>(locations.map((l) => [l.id, l.seeds.filter(mine)]));
  for (const id of order) {
    let best = -1;
    let room = Number.NEGATIVE_INFINITY;
    for (const [location, stack] of stacks) {
      if (stack.length >= most || !fitsUnder(g, id, location)) continue;
      if (stack.some((s) => g.def(s).title === g.def(id).title)) continue;
      const left = importance(m, location) - stack.length;
      if (left > room) {
        room = left;
        best = location;
      }
    }
    if (best < 0) continue;
    stacks.get(best)!.push(id);
    out.set(id, best);
  }
  return new Map([...out].sort(([a], [b]) => harm(g, a) - harm(g, b)));
}

/** The next card of the batch. */
function nextDilemma(m: Mind, p: SeedingProcess, options: readonly Option[]): Option | null {
  const { g, seat } = m;
  const laidOut = p.stacks[seat].flat();
  const left = pile(g, seat, Zone.SeedPile).filter((id) => g.def(id).dilemma);
  const places =
    m.memory.layout ??
    assign(
      m,
      [...laidOut, ...left].sort((a, b) => a - b),
    );
  const order = [...places.keys()];
  let best: Option | null = null;
  let first = order.length;
  for (const o of options) {
    // copies of a card are one option: any of them may be meant
    const same = left.find((id) => g.card(id).def === g.card(o.card).def && places.get(id) === spotLocation(o.to));
    if (same === undefined || !isLocationSpot(o.to)) continue;
    const at = order.indexOf(same);
    if (at >= first) continue;
    first = at;
    best = o;
  }
  return best;
}

// ----- facilities and the rest

/** Is a facility of one's own there already? Where two may stand, they help each other. */
const hasHome = (m: Mind, spot: number): boolean =>
  isLocationSpot(spot) &&
  m.g.tableau.facilities.some((f) => m.g.card(f).controller === m.seat && locationOf(m.g, f) === spotLocation(spot));

/** Of one's own: a mission, a ship, a station. */
const isOwn = ({ g, seat }: Mind, spot: number): boolean =>
  isLocationSpot(spot)
    ? ownsMission(g, spotLocation(spot), seat)
    : isCardSpot(spot) && g.card(spot).controller === seat;

/** How near the own missions are, a little for each place that is saved. */
function nearness({ g, seat }: Mind, spot: number): number {
  if (!isLocationSpot(spot)) return 0;
  const at = positionOf(g, spotLocation(spot));
  const own = g.state.locations.filter((l) => ownsMission(g, l.id, seat)).map((l) => positionOf(g, l.id));
  return -own.reduce((sum, x) => sum + Math.abs(x - at), 0) / 1000;
}

const DISTANT = -50;

/** A gateway leads to where the others are: onto a line without a mission of one's own. */
const GATEWAY = 'Transwarp Network Gateway';
const isForeign = ({ g, seat }: Mind, location: number): boolean =>
  g.state.locations.every((l) => l.quadrant !== g.location(location).quadrant || !ownsMission(g, l.id, seat));

/** An outpost first, then what it takes in, then cards for the table; all of it where it is of use to its player. */
function nextOnTable(m: Mind, options: readonly Option[]): Option | null {
  const { g } = m;
  const own = pile(g, m.seat, Zone.SeedPile);
  const rank = (o: Option): number => {
    const d = g.def(o.card);
    if (d.facility) return 100 + (hasHome(m, o.to) ? 1 : 0) + (isOwn(m, o.to) ? 0.5 : 0) + nearness(m, o.to);
    const placed = isLocationSpot(o.to) || isCardSpot(o.to);
    const where = placed && !isOwn(m, o.to) ? DISTANT : 0;
    if (d.title === GATEWAY) return 30 + (isLocationSpot(o.to) && isForeign(m, spotLocation(o.to)) ? 1 : 0);
    if (d.ship) return 20 + cardWorth(d) + where;
    if (d.personnel) return 10 + cardWorth(d) + where;
    if (d.equipment) return 5 + where;
    // a hidden agenda or another card that helps its player
    return (d.rules?.seeds || d.icons.has('HA') ? 30 : 0) + where;
  };
  let best: Option | null = null;
  for (const o of options) {
    if (!own.includes(o.card)) continue;
    if (best === null || rank(o) > rank(best)) best = o;
  }
  return best;
}
