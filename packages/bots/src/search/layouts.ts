/**
 * Which seed card goes under which mission, and in which order: the usual layout is bettered by small changes, each tried on the same tables with
 * the same chance.
 */
import { type Dice, type Game, ownsMission, pile, type Seat, Zone } from '@spaceline/engine';
import type { Mind } from '../heuristic/mind.ts';
import { assign, fitsUnder } from '../heuristic/seeding.ts';

/** Where each seed card goes; the first is laid out first, and so lies deepest. */
export type Layout = ReadonlyMap<number, number>;

const seedsOf = (g: Game, seat: Seat): number[] =>
  pile(g, seat, Zone.SeedPile)
    .filter((id) => g.def(id).dilemma)
    .sort((a, b) => a - b);

const targets = (g: Game, seat: Seat): number[] =>
  g.state.locations.filter((l) => l.missions.length > 0 && !ownsMission(g, l.id, seat)).map((l) => l.id);

/** May it lie there with the others of this layout? (WARP-22, R-3.11) */
function mayLie(g: Game, layout: Layout, id: number, location: number): boolean {
  if (!fitsUnder(g, id, location)) return false;
  const there = [...layout].filter(([x, l]) => l === location && x !== id).map(([x]) => x);
  const most = g.format.maxSeedsPerMission ?? Number.POSITIVE_INFINITY;
  return there.length < most && !there.some((x) => g.def(x).title === g.def(id).title);
}

/** One card elsewhere, or two that change places, under two missions or under one. */
function neighbour(g: Game, seat: Seat, layout: Layout, dice: Dice): Layout {
  const at = targets(g, seat);
  const ids = [...layout.keys()];
  for (let tries = 0; tries < TRIES && ids.length > 0; tries++) {
    const out = new Map(layout);
    const a = ids[dice(ids.length)];
    if (dice(3) === 0) {
      const to = at[dice(at.length)];
      if (to === layout.get(a) || !mayLie(g, out, a, to)) continue;
      out.set(a, to);
      return out;
    }
    const b = ids[dice(ids.length)];
    const [from, to] = [layout.get(a)!, layout.get(b)!];
    if (a !== b && from === to) return exchanged(layout, a, b);
    out.delete(a);
    out.delete(b);
    if (from === to || !mayLie(g, out, a, to) || !mayLie(g, out, b, from)) continue;
    out.set(a, to);
    out.set(b, from);
    return out;
  }
  return layout;
}
const TRIES = 20;

/** These two in each other's place in the order. */
const exchanged = (layout: Layout, a: number, b: number): Layout =>
  new Map([...layout].map(([id, at]) => [id === a ? b : id === b ? a : id, at]));

/** So many tables tell whether one layout is better than another. */
const TABLES = 14;
/** So far behind, after so many of them, it is tried no more. */
const BEHIND = 0.02;
const LEAST = 5;

const sum = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0);

interface Found {
  readonly layout: Layout;
  readonly tried: number;
  readonly playouts: number;
}

/** `value(layout, table)`: how well it does, or null where the table cannot be made; `goesOn` says whether there is time for another. */
export function bestLayout(
  m: Mind,
  budget: number,
  dice: Dice,
  value: (layout: Layout, table: number) => number | null,
  goesOn: () => boolean,
): Found {
  let playouts = 0;
  const isTime = () => playouts < budget && goesOn();
  const measure = (layout: Layout, against: readonly number[] | null): number[] | null => {
    const values: number[] = [];
    for (let n = 0; n < TABLES; n++) {
      if (!isTime()) return null;
      playouts++;
      values.push(value(layout, n) ?? against?.[n] ?? 0);
      const lost = against === null ? 0 : sum(against.slice(0, n + 1)) - sum(values);
      if (n + 1 >= LEAST && lost > BEHIND * (n + 1)) return null;
    }
    return values;
  };
  let layout: Layout = assign(m, seedsOf(m.g, m.seat));
  let best = measure(layout, null);
  let tried = 1;
  while (best !== null && isTime()) {
    const next = neighbour(m.g, m.seat, layout, dice);
    if (next === layout) break;
    tried++;
    const values = measure(next, best);
    if (values === null || sum(values) <= sum(best)) continue;
    layout = next;
    best = values;
  }
  return { layout, tried, playouts };
}
