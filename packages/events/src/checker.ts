/**
 * Is a round paired as it should be? Written apart from the pairing, and in another way: it looks at who met whom and at victory points alone,
 * counts the rematches that nobody could avoid by growing a largest matching of those who have not met, and tries every exchange between two
 * tables.
 */
import type { Pairing, Tournament } from './tournament.ts';

/** how often two have met */
type Met = ReadonlyMap<string, number>;
const key = (a: string, b: string): string => (a < b ? `${a}\n${b}` : `${b}\n${a}`);

/** The largest number of pairs that have not met, by augmenting paths with contracted blossoms (no weights). */
function mostPairs(players: readonly string[], met: Met): number {
  const n = players.length;
  const mate = new Array<number>(n).fill(-1);
  const isEdge = (a: number, b: number) => a !== b && !met.has(key(players[a], players[b]));
  let size = 0;
  for (let root = 0; root < n; root++) if (mate[root] < 0 && grow(root)) size++;
  return size;

  function grow(root: number): boolean {
    const parent = new Array<number>(n).fill(-1);
    const base = Array.from({ length: n }, (_, i) => i);
    const used = new Array<boolean>(n).fill(false);
    const queue = [root];
    used[root] = true;
    const common = (a: number, b: number): number => {
      const path = new Set<number>();
      for (let v = base[a]; ; v = base[parent[mate[v]]]) {
        path.add(v);
        if (mate[v] < 0) break;
      }
      let v = base[b];
      while (!path.has(v)) v = base[parent[mate[v]]];
      return v;
    };
    const mark = (from: number, to: number, child: number, blossom: Set<number>) => {
      let v = from;
      let c = child;
      while (base[v] !== to) {
        blossom.add(base[v]);
        blossom.add(base[mate[v]]);
        parent[v] = c;
        c = mate[v];
        v = parent[mate[v]];
      }
    };
    while (queue.length > 0) {
      const v = queue.shift()!;
      for (let u = 0; u < n; u++) {
        if (!isEdge(v, u) || base[v] === base[u] || mate[v] === u) continue;
        if (u === root || (mate[u] >= 0 && parent[mate[u]] >= 0)) {
          const to = common(v, u);
          const blossom = new Set<number>();
          mark(v, to, u, blossom);
          mark(u, to, v, blossom);
          for (let i = 0; i < n; i++) {
            if (!blossom.has(base[i])) continue;
            base[i] = to;
            if (!used[i]) {
              used[i] = true;
              queue.push(i);
            }
          }
        } else if (parent[u] < 0) {
          parent[u] = v;
          if (mate[u] < 0) {
            let w = u;
            while (w >= 0) {
              const p = parent[w];
              const next = mate[p];
              mate[w] = p;
              mate[p] = w;
              w = next;
            }
            return true;
          }
          used[mate[u]] = true;
          queue.push(mate[u]);
        }
      }
    }
    return false;
  }
}

interface Past {
  met: Met;
  byes: ReadonlyMap<string, number>;
  points: ReadonlyMap<string, number>;
}

function pastOf(t: Tournament): Past {
  const met = new Map<string, number>();
  const byes = new Map<string, number>();
  const points = new Map<string, number>();
  const add = (to: Map<string, number>, who: string, n: number) => to.set(who, (to.get(who) ?? 0) + n);
  const worth = ['full-win', 'modified-win', 'true-tie', 'modified-loss', 'full-loss'];
  for (const { first, second, result } of t.rounds.flatMap((r) => r.tables)) {
    if (second === null) add(byes, first, 1);
    else add(met, key(first, second), 1);
    if (result === null) continue;
    const at = worth.indexOf(result.outcome);
    add(points, first, t.settings.scale[at]);
    if (second !== null) add(points, second, t.settings.scale[4 - at]);
  }
  for (const p of t.penalties) points.set(p.player, Math.max(0, (points.get(p.player) ?? 0) - p.points));
  return { met, byes, points };
}

/** How many rematches a round needs at least, with a bye for one of them where the number is odd. */
function leastRematches(players: readonly string[], { met }: Past): number {
  const tables = Math.floor(players.length / 2);
  return tables - Math.min(tables, mostPairs(players, met));
}

function attendance(players: readonly string[], pairings: readonly Pairing[]): string[] {
  const out: string[] = [];
  const seats = pairings.flatMap((p) => (p.second === null ? [p.first] : [p.first, p.second]));
  for (const p of new Set(seats.filter((s, i) => seats.indexOf(s) !== i))) out.push(`${p} sits at two tables`);
  for (const p of players) if (!seats.includes(p)) out.push(`${p} has no table`);
  for (const p of seats) if (!players.includes(p)) out.push(`${p} is not there`);
  const byes = pairings.filter((p) => p.second === null).length;
  if (byes !== players.length % 2) out.push(`${byes} byes for ${players.length} players`);
  return out;
}

/** Could two tables change partners and sit nearer to equals, without a rematch more? */
function exchanges(pairings: readonly Pairing[], { met, points }: Past): string[] {
  const of = (p: string) => points.get(p) ?? 0;
  const far = (a: string, b: string) => (of(a) - of(b)) ** 2;
  const times = (a: string, b: string) => met.get(key(a, b)) ?? 0;
  /** as few rematches, and as few third meetings, as before */
  const noOftener = (now: readonly [number, number], then: readonly [number, number]) =>
    then.filter((n) => n > 0).length <= now.filter((n) => n > 0).length && then[0] + then[1] <= now[0] + now[1];
  const full = pairings.filter((p): p is { first: string; second: string } => p.second !== null);
  for (const [i, x] of full.entries())
    for (const y of full.slice(i + 1))
      for (const [a, b] of [
        [y.first, y.second],
        [y.second, y.first],
      ]) {
        const now = far(x.first, x.second) + far(y.first, y.second);
        const then = far(x.first, a) + far(x.second, b);
        const before = [times(x.first, x.second), times(y.first, y.second)] as const;
        if (then < now && noOftener(before, [times(x.first, a), times(x.second, b)]))
          return [`${x.first} and ${a}, ${x.second} and ${b} would be nearer in victory points`];
      }
  return [];
}

/**
 * What is wrong with the pairings of a next Swiss round. In the first only attendance counts, since everybody is equal.
 */
export function wrongPairings(t: Tournament, pairings: readonly Pairing[]): string[] {
  const players = t.entrants.filter((e) => e.droppedAfter === null).map((e) => e.id);
  const wrong = attendance(players, pairings);
  if (wrong.length > 0 || t.rounds.length === 0) return wrong;
  const past = pastOf(t);
  const isRematch = (p: Pairing) => p.second !== null && past.met.has(key(p.first, p.second));
  const rematches = pairings.filter(isRematch).length;
  const least = rematches === 0 ? 0 : leastRematches(players, past);
  if (rematches > least) wrong.push(`${rematches} rematches where ${least} would do`);
  const bye = pairings.find((p) => p.second === null)?.first;
  const had = (p: string) => past.byes.get(p) ?? 0;
  if (bye !== undefined && had(bye) > 0) {
    // only somebody whose bye would not bring more rematches could have it instead
    const fairer = players.find(
      (p) =>
        had(p) < had(bye) &&
        leastRematches(
          players.filter((x) => x !== p),
          past,
        ) <= rematches,
    );
    if (fairer !== undefined) wrong.push(`${bye} has a bye again, and ${fairer} could have it`);
  }
  return [...wrong, ...exchanges(pairings, past)];
}
