/** Which seed card goes under which mission: whole layouts are tried, and the best is bettered by small changes. */
import { type Dice, type Game, ownsMission, pile, type Seat, Zone } from '@spaceline/engine';
import type { Mind } from '../heuristic/mind.ts';
import { assign, fitsUnder } from '../heuristic/seeding.ts';

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

/** Everything somewhere else. */
function atRandom(g: Game, seat: Seat, dice: Dice): Layout {
  const out = new Map<number, number>();
  const at = targets(g, seat);
  const ids = seedsOf(g, seat);
  for (let i = ids.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    [ids[i], ids[j]] = [ids[j], ids[i]];
  }
  for (const id of ids) {
    const open = at.filter((l) => mayLie(g, out, id, l));
    if (open.length > 0) out.set(id, open[dice(open.length)]);
  }
  return out;
}

/** As much as possible under one mission, the rest as usual. */
function heapedAt(g: Game, usual: Layout, location: number): Layout {
  const out = new Map(usual);
  for (const [id, at] of usual) if (at !== location && mayLie(g, out, id, location)) out.set(id, location);
  return out;
}

/** One card elsewhere, or two that change places. */
export function neighbour(g: Game, seat: Seat, layout: Layout, dice: Dice): Layout {
  const at = targets(g, seat);
  const ids = [...layout.keys()];
  for (let tries = 0; tries < TRIES && ids.length > 0; tries++) {
    const out = new Map(layout);
    const a = ids[dice(ids.length)];
    if (dice(2) === 0) {
      const to = at[dice(at.length)];
      if (to === layout.get(a) || !mayLie(g, out, a, to)) continue;
      out.set(a, to);
      return out;
    }
    const b = ids[dice(ids.length)];
    const [from, to] = [layout.get(a)!, layout.get(b)!];
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

/** The usual layout first, then others. */
export function layoutsFor(m: Mind, dice: Dice, many: number): Layout[] {
  const { g, seat } = m;
  const usual = assign(m, seedsOf(g, seat));
  const out: Layout[] = [usual, ...targets(g, seat).map((l) => heapedAt(g, usual, l))].slice(0, many);
  while (out.length < many) out.push(out.length % 3 === 0 ? atRandom(g, seat, dice) : neighbour(g, seat, usual, dice));
  return out;
}
