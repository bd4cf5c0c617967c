/**
 * The heaviest matching of a graph (Edmonds' blossom algorithm with dual weights, in time n³). Weights are whole numbers of at least 0; a
 * weight of 0 means that two cannot be matched. Vertices are counted from 0 outside, from 1 inside, where 0 is nobody; numbers above the last
 * vertex are blossoms: odd rings that are treated as one vertex until they are opened again.
 */

const FREE = -1;
const OUTER = 0;
const INNER = 1;

class Matching {
  /** of each vertex and blossom: its partner, as a vertex */
  readonly mate: Int32Array;
  private readonly size: number;
  /** the edge between two vertices or blossoms: which vertices it really joins, and its weight */
  private readonly from: Int32Array;
  private readonly to: Int32Array;
  private readonly weight: Float64Array;
  /** the dual weights */
  private readonly label: Float64Array;
  private readonly slack: Int32Array;
  /** the outermost blossom that a vertex is in */
  private readonly outermost: Int32Array;
  private readonly parent: Int32Array;
  private readonly side: Int8Array;
  private readonly seen: Int32Array;
  private readonly ring: number[][];
  /** through which member of a blossom a vertex belongs to it */
  private readonly through: Int32Array;
  private queue: number[] = [];
  private last: number;
  private visit = 0;

  constructor(
    private readonly n: number,
    weightOf: (a: number, b: number) => number,
  ) {
    const size = 2 * n + 1;
    this.size = size;
    this.last = n;
    this.from = new Int32Array(size * size);
    this.to = new Int32Array(size * size);
    this.weight = new Float64Array(size * size);
    this.through = new Int32Array(size * size);
    this.mate = new Int32Array(size);
    this.slack = new Int32Array(size);
    this.outermost = new Int32Array(size);
    this.parent = new Int32Array(size);
    this.seen = new Int32Array(size);
    this.side = new Int8Array(size);
    this.label = new Float64Array(size);
    this.ring = Array.from({ length: size }, () => []);
    let heaviest = 0;
    for (let u = 1; u <= n; u++) {
      this.outermost[u] = u;
      this.through[u * size + u] = u;
      for (let v = 1; v <= n; v++) {
        const at = u * size + v;
        this.from[at] = u;
        this.to[at] = v;
        this.weight[at] = u === v ? 0 : weightOf(Math.min(u, v) - 1, Math.max(u, v) - 1);
        heaviest = Math.max(heaviest, this.weight[at]);
      }
    }
    if (!Number.isSafeInteger(heaviest * 4)) throw new Error('weights are too large to be added up exactly');
    this.label.fill(heaviest, 1, n + 1);
    while (this.augmentOnce());
  }

  /** How far an edge is from being tight. */
  private delta(at: number): number {
    const u = this.from[at];
    const v = this.to[at];
    return this.label[u] + this.label[v] - 2 * this.weight[u * this.size + v];
  }

  private loosen(u: number, x: number): void {
    const best = this.slack[x];
    if (best === 0 || this.delta(u * this.size + x) < this.delta(best * this.size + x)) this.slack[x] = u;
  }

  private setSlack(x: number): void {
    this.slack[x] = 0;
    for (let u = 1; u <= this.n; u++) {
      const home = this.outermost[u];
      if (this.weight[u * this.size + x] > 0 && home !== x && this.side[home] === OUTER) this.loosen(u, x);
    }
  }

  private enqueue(x: number): void {
    if (x <= this.n) this.queue.push(x);
    else for (const y of this.ring[x]) this.enqueue(y);
  }

  private setOutermost(x: number, blossom: number): void {
    this.outermost[x] = blossom;
    if (x > this.n) for (const y of this.ring[x]) this.setOutermost(y, blossom);
  }

  /** Turns a ring so that the way from its base to a member is of even length, and says where the member is. */
  private evenWayTo(blossom: number, member: number): number {
    const ring = this.ring[blossom];
    const at = ring.indexOf(member);
    if (at % 2 === 0) return at;
    this.ring[blossom] = [ring[0], ...ring.slice(1).reverse()];
    return ring.length - at;
  }

  private match(u: number, v: number): void {
    const at = u * this.size + v;
    this.mate[u] = this.to[at];
    if (u <= this.n) return;
    const member = this.through[u * this.size + this.from[at]];
    const way = this.evenWayTo(u, member);
    const ring = this.ring[u];
    for (let i = 0; i < way; i++) this.match(ring[i], ring[i ^ 1]);
    this.match(member, v);
    this.ring[u] = [...ring.slice(way), ...ring.slice(0, way)];
  }

  private flip(from: number, to: number): void {
    let u = from;
    let v = to;
    for (;;) {
      const next = this.outermost[this.mate[u]];
      this.match(u, v);
      if (next === 0) return;
      const before = this.outermost[this.parent[next]];
      this.match(next, before);
      u = before;
      v = next;
    }
  }

  private meeting(a: number, b: number): number {
    this.visit++;
    let u = a;
    let v = b;
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.seen[u] === this.visit) return u;
        this.seen[u] = this.visit;
        u = this.outermost[this.mate[u]];
        if (u !== 0) u = this.outermost[this.parent[u]];
      }
      [u, v] = [v, u];
    }
    return 0;
  }

  private addBlossom(u: number, base: number, v: number): void {
    const { size, n } = this;
    let b = n + 1;
    while (b <= this.last && this.outermost[b] !== 0) b++;
    if (b > this.last) this.last = b;
    this.label[b] = 0;
    this.side[b] = OUTER;
    this.mate[b] = this.mate[base];
    const arm = (end: number): number[] => {
      const out: number[] = [];
      for (let x = end; x !== base; ) {
        const y = this.outermost[this.mate[x]];
        out.push(x, y);
        this.enqueue(y);
        x = this.outermost[this.parent[y]];
      }
      return out;
    };
    this.ring[b] = [base, ...arm(u).reverse(), ...arm(v)];
    this.setOutermost(b, b);
    for (let x = 1; x <= this.last; x++) this.weight[b * size + x] = this.weight[x * size + b] = 0;
    this.through.fill(0, b * size + 1, b * size + n + 1);
    for (const y of this.ring[b]) {
      for (let x = 1; x <= this.last; x++) {
        if (this.weight[b * size + x] === 0 || this.delta(y * size + x) < this.delta(b * size + x)) {
          this.copyEdge(y * size + x, b * size + x);
          this.copyEdge(x * size + y, x * size + b);
        }
      }
      for (let x = 1; x <= n; x++) if (this.through[y * size + x] !== 0) this.through[b * size + x] = y;
    }
    this.setSlack(b);
  }

  private copyEdge(source: number, target: number): void {
    this.from[target] = this.from[source];
    this.to[target] = this.to[source];
    this.weight[target] = this.weight[source];
  }

  private openBlossom(b: number): void {
    const { size } = this;
    for (const y of this.ring[b]) this.setOutermost(y, y);
    const member = this.through[b * size + this.from[b * size + this.parent[b]]];
    const way = this.evenWayTo(b, member);
    const ring = this.ring[b];
    for (let i = 0; i < way; i += 2) {
      const inner = ring[i];
      const outer = ring[i + 1];
      this.parent[inner] = this.from[outer * size + inner];
      this.side[inner] = INNER;
      this.side[outer] = OUTER;
      this.slack[inner] = 0;
      this.setSlack(outer);
      this.enqueue(outer);
    }
    this.side[member] = INNER;
    this.parent[member] = this.parent[b];
    for (const y of ring.slice(way + 1)) {
      this.side[y] = FREE;
      this.setSlack(y);
    }
    this.outermost[b] = 0;
  }

  /** True when the matching has become larger. */
  private useEdge(at: number): boolean {
    const u = this.outermost[this.from[at]];
    const v = this.outermost[this.to[at]];
    if (this.side[v] === FREE) {
      this.parent[v] = this.from[at];
      this.side[v] = INNER;
      const next = this.outermost[this.mate[v]];
      this.slack[v] = 0;
      this.slack[next] = 0;
      this.side[next] = OUTER;
      this.enqueue(next);
    } else if (this.side[v] === OUTER) {
      const base = this.meeting(u, v);
      if (base === 0) {
        this.flip(u, v);
        this.flip(v, u);
        return true;
      }
      this.addBlossom(u, base, v);
    }
    return false;
  }

  private isWhole(x: number): boolean {
    return this.outermost[x] === x;
  }

  private grow(): boolean {
    const { n, size } = this;
    for (let i = 0; i < this.queue.length; i++) {
      const u = this.queue[i];
      if (this.side[this.outermost[u]] === INNER) continue;
      for (let v = 1; v <= n; v++) {
        const at = u * size + v;
        if (this.weight[at] <= 0 || this.outermost[u] === this.outermost[v]) continue;
        if (this.delta(at) === 0) {
          if (this.useEdge(at)) return true;
        } else this.loosen(u, this.outermost[v]);
      }
    }
    return false;
  }

  /** By how much the dual weights can change before something becomes tight. */
  private step(): number {
    let d = Number.POSITIVE_INFINITY;
    for (let b = this.n + 1; b <= this.last; b++)
      if (this.isWhole(b) && this.side[b] === INNER) d = Math.min(d, this.label[b] / 2);
    for (let x = 1; x <= this.last; x++) {
      if (!this.isWhole(x) || this.slack[x] === 0 || this.side[x] === INNER) continue;
      const delta = this.delta(this.slack[x] * this.size + x);
      d = Math.min(d, this.side[x] === FREE ? delta : delta / 2);
    }
    return d;
  }

  /** False when no vertex that is left over can be worth anything. */
  private change(d: number): boolean {
    for (let u = 1; u <= this.n; u++) {
      const side = this.side[this.outermost[u]];
      if (side === OUTER) {
        if (this.label[u] <= d) return false;
        this.label[u] -= d;
      } else if (side === INNER) this.label[u] += d;
    }
    for (let b = this.n + 1; b <= this.last; b++) {
      if (!this.isWhole(b)) continue;
      if (this.side[b] === OUTER) this.label[b] += 2 * d;
      else if (this.side[b] === INNER) this.label[b] -= 2 * d;
    }
    return true;
  }

  private useTight(): boolean {
    for (let x = 1; x <= this.last; x++) {
      const u = this.slack[x];
      if (!this.isWhole(x) || u === 0 || this.outermost[u] === x) continue;
      if (this.delta(u * this.size + x) === 0 && this.useEdge(u * this.size + x)) return true;
    }
    return false;
  }

  private augmentOnce(): boolean {
    this.side.fill(FREE);
    this.slack.fill(0);
    this.queue = [];
    for (let x = 1; x <= this.last; x++) {
      if (!this.isWhole(x) || this.mate[x] !== 0) continue;
      this.parent[x] = 0;
      this.side[x] = OUTER;
      this.enqueue(x);
    }
    if (this.queue.length === 0) return false;
    for (;;) {
      if (this.grow()) return true;
      if (!this.change(this.step())) return false;
      this.queue = [];
      if (this.useTight()) return true;
      for (let b = this.n + 1; b <= this.last; b++)
        if (this.isWhole(b) && this.side[b] === INNER && this.label[b] === 0) this.openBlossom(b);
    }
  }
}

/** The heaviest matching of n vertices: of each its partner, or -1. */
export function heaviestMatching(n: number, weightOf: (a: number, b: number) => number): number[] {
  const { mate } = new Matching(n, weightOf);
  return Array.from({ length: n }, (_, i) => mate[i + 1] - 1);
}
