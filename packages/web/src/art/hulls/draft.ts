/** A plan view on the drawing board: box 120 x 60, the nose to the right, the keel at y = 30. */
import { line, n, type Point, polyline, ring, smoothLine, through } from '../paths.ts';

export const LENGTH = 120;
export const BEAM = 60;
const KEEL = BEAM / 2;

export interface Plan {
  /** edges of the hull: filled, the strongest lines */
  edges: string;
  /** lines on the hull: left out where the drawing is small */
  lines: string;
  /** exhaust: warm and thick */
  drive: string;
}

/** Half a hull, from the tail to the nose: x along the keel, y out from it. */
export type Half = readonly Point[];

export class Draft {
  private edges = '';
  private lines = '';
  private drive = '';

  /** A shape on both sides of the keel, from the half that lies on one side. */
  hull(half: Half, round = false): this {
    const port = half.map(([x, y]) => [x, KEEL - y] as const);
    const starboard = [...half].reverse().map(([x, y]) => [x, KEEL + y] as const);
    return this.shape([...port, ...starboard], round);
  }

  /** A shape and its mirror image across the keel. */
  pair(points: readonly Point[], round = false): this {
    return this.shape(points, round).shape(mirrored(points), round);
  }

  shape(points: readonly Point[], round = false): this {
    this.edges += round ? smoothLine(through(points, 3, true), true) : polyline(points, true);
    return this;
  }

  /** An open strong line: struts, masts. */
  strut(...points: Point[]): this {
    this.edges += polyline(points);
    return this;
  }

  struts(...points: Point[]): this {
    return this.strut(...points).strut(...mirrored(points));
  }

  disc(x: number, y: number, r: number, ry = r): this {
    this.edges += ring(x, y, r, ry);
    return this;
  }

  discs(x: number, y: number, r: number): this {
    return this.disc(x, y, r).disc(x, BEAM - y, r);
  }

  /** A thin line. */
  mark(...points: Point[]): this {
    this.lines += polyline(points);
    return this;
  }

  marks(...points: Point[]): this {
    return this.mark(...points).mark(...mirrored(points));
  }

  curve(...points: Point[]): this {
    this.lines += smoothLine(through(points, 3, false));
    return this;
  }

  curves(...points: Point[]): this {
    return this.curve(...points).curve(...mirrored(points));
  }

  circle(x: number, y: number, r: number, ry = r): this {
    this.lines += ring(x, y, r, ry);
    return this;
  }

  box(x: number, y: number, w: number, h: number): this {
    this.lines += `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
    return this;
  }

  boxes(x: number, y: number, w: number, h: number): this {
    return this.box(x, y, w, h).box(x, BEAM - y - h, w, h);
  }

  /** Exhaust behind x, at y and its mirror. */
  thrust(x: number, y: number, length = 6): this {
    this.drive += line(x, y, x - length, y);
    if (Math.abs(y - KEEL) > 0.5) this.drive += line(x, BEAM - y, x - length, BEAM - y);
    return this;
  }

  done(): Plan {
    return { edges: this.edges, lines: this.lines, drive: this.drive };
  }
}

const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, BEAM - y] as const);

/** How far a half reaches out from the keel at x. */
export function reach(half: Half, x: number): number {
  for (let i = 1; i < half.length; i++) {
    const [x1, y1] = half[i - 1];
    const [x2, y2] = half[i];
    if ((x >= x1 && x <= x2) || (x >= x2 && x <= x1)) return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1 || 1);
  }
  return 0;
}

/** Frames across a hull. */
export function frames(draft: Draft, half: Half, xs: readonly number[], inset = 0): void {
  for (const x of xs) {
    const y = reach(half, x) - inset;
    if (y > 1) draft.mark([x, KEEL - y], [x, KEEL + y]);
  }
}

/** A line that follows the edge further in. */
export function inner(draft: Draft, half: Half, share: number): void {
  const middle = half.reduce((sum, [x]) => sum + x, 0) / half.length;
  const small = half.map(([x, y]) => [middle + (x - middle) * (0.5 + share / 2), y * share] as const);
  draft.marks(...small.map(([x, y]) => [x, KEEL - y] as const));
}
