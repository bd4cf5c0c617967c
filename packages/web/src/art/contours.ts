/** Height lines of a field of numbers, by marching squares. */
import { type Point, smoothLine } from './paths.ts';

export interface Field {
  /** cells across and down; there is one value more in each direction */
  cols: number;
  rows: number;
  cell: number;
  /** where the first value lies */
  x: number;
  y: number;
  values: Float32Array;
}

/**
 * A field that covers a picture and a margin around it, so that whatever closes does so outside.
 * `height` is asked once for each value, at its place in the picture.
 */
export function makeField(
  w: number,
  h: number,
  cell: number,
  margin: number,
  height: (x: number, y: number) => number,
): Field {
  const cols = Math.ceil((w + 2 * margin) / cell);
  const rows = Math.ceil((h + 2 * margin) / cell);
  const x = (w - cols * cell) / 2;
  const y = (h - rows * cell) / 2;
  const values = new Float32Array((cols + 1) * (rows + 1));
  let i = 0;
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= cols; c++) values[i++] = height(x + c * cell, y + r * cell);
  }
  return { cols, rows, cell, x, y, values };
}

/** The height below which this share of the values lies. */
export function quantiles(field: Field, shares: readonly number[]): number[] {
  const sorted = field.values.slice().sort();
  return shares.map((share) => sorted[Math.floor(share * (sorted.length - 1))]);
}

interface Line {
  points: Point[];
  closed: boolean;
}

/** Which sides a line crosses in a cell, by the corners above the level; 0 top, 1 right, 2 bottom, 3 left. */
const CASES: readonly (readonly number[])[] = [
  [],
  [3, 2],
  [2, 1],
  [3, 1],
  [1, 0],
  [3, 0, 1, 2],
  [2, 0],
  [3, 0],
  [0, 3],
  [0, 2],
  [0, 1, 2, 3],
  [0, 1],
  [1, 3],
  [1, 2],
  [2, 3],
  [],
];

/** The lines at one height. With `fill` the border counts as low, and every line closes. */
export function contour(field: Field, level: number, fill = false): Line[] {
  const { cols, rows, values } = field;
  const wide = cols + 1;
  const low = level - 1e6;
  const at = (c: number, r: number) =>
    fill && (c === 0 || r === 0 || c === cols || r === rows) ? low : values[r * wide + c];
  // The sides of cells: first the level ones, then the upright ones.
  const upright = cols * (rows + 1);
  const next = new Int32Array(upright + wide * rows).fill(-1);
  const entered = new Uint8Array(next.length);
  const starts: number[] = [];
  for (let r = 0; r < rows; r++) {
    let a = at(0, r) > level;
    let d = at(0, r + 1) > level;
    for (let c = 0; c < cols; c++) {
      const b = at(c + 1, r) > level;
      const e = at(c + 1, r + 1) > level;
      const sides = CASES[(a ? 8 : 0) | (b ? 4 : 0) | (e ? 2 : 0) | (d ? 1 : 0)];
      for (let k = 0; k < sides.length; k += 2) {
        const from = sideOf(sides[k], c, r, cols, wide, upright);
        const to = sideOf(sides[k + 1], c, r, cols, wide, upright);
        next[from] = to;
        entered[to] = 1;
        starts.push(from);
      }
      a = b;
      d = e;
    }
  }
  const place = (side: number): Point => {
    const flat = side < upright;
    const c = flat ? side % cols : (side - upright) % wide;
    const r = flat ? Math.floor(side / cols) : Math.floor((side - upright) / wide);
    const p = Math.max(at(c, r), level - field.cell * 4);
    const q = Math.max(flat ? at(c + 1, r) : at(c, r + 1), level - field.cell * 4);
    const t = Math.min(0.98, Math.max(0.02, (level - p) / (q - p || 1e-6)));
    return [field.x + (c + (flat ? t : 0)) * field.cell, field.y + (r + (flat ? 0 : t)) * field.cell];
  };
  const lines: Line[] = [];
  const trace = (start: number) => {
    const points: Point[] = [];
    let side = start;
    while (side !== -1) {
      points.push(place(side));
      const following = next[side];
      next[side] = -1;
      if (following === start) return lines.push({ points, closed: true });
      side = following;
    }
    return lines.push({ points, closed: false });
  };
  for (const side of starts) if (!entered[side] && next[side] !== -1) trace(side);
  for (const side of starts) if (next[side] !== -1) trace(side);
  return lines.filter((l) => l.points.length > 4);
}

function sideOf(side: number, c: number, r: number, cols: number, wide: number, upright: number): number {
  if (side === 0) return r * cols + c;
  if (side === 2) return (r + 1) * cols + c;
  return upright + r * wide + (side === 1 ? c + 1 : c);
}

/** The lines at one height as one path. */
export function contourPath(field: Field, level: number, fill = false): string {
  let d = '';
  for (const { points, closed } of contour(field, level, fill)) d += smoothLine(points, closed);
  return d;
}
