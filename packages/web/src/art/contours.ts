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

/** Room to work in, kept between calls; nothing in it outlives one. */
const scratch = { next: new Int32Array(0), entered: new Uint8Array(0) };

/** The lines at one height. With `fill` the border counts as low, and every line closes. */
export function contour(field: Field, level: number, fill = false): Line[] {
  const { cols, rows, cell } = field;
  const wide = cols + 1;
  const values = fill ? lowBorder(field, level) : field.values;
  // The sides of cells: first the level ones, then the upright ones.
  const upright = cols * (rows + 1);
  const sides = upright + wide * rows;
  if (scratch.next.length < sides) {
    scratch.next = new Int32Array(sides);
    scratch.entered = new Uint8Array(sides);
  }
  const next = scratch.next.fill(-1, 0, sides);
  const entered = scratch.entered.fill(0, 0, sides);
  const starts: number[] = [];
  for (let r = 0; r < rows; r++) {
    const row = r * wide;
    let left = (values[row] > level ? 8 : 0) | (values[row + wide] > level ? 1 : 0);
    for (let c = 0; c < cols; c++) {
      const right = (values[row + c + 1] > level ? 4 : 0) | (values[row + wide + c + 1] > level ? 2 : 0);
      const code = left | right;
      left = ((right << 1) & 8) | ((right >> 1) & 1);
      if (code === 0 || code === 15) continue;
      const crossed = CASES[code];
      for (let k = 0; k < crossed.length; k += 2) {
        const from = sideOf(crossed[k], c, r, cols, wide, upright);
        const to = sideOf(crossed[k + 1], c, r, cols, wide, upright);
        next[from] = to;
        entered[to] = 1;
        starts.push(from);
      }
    }
  }
  const place = (side: number): Point => {
    const flat = side < upright;
    const across = flat ? cols : wide;
    const index = flat ? side : side - upright;
    const r = Math.floor(index / across);
    const c = index - r * across;
    const at = r * wide + c;
    const p = values[at];
    const q = values[flat ? at + 1 : at + wide];
    const t = Math.min(0.98, Math.max(0.02, (level - p) / (q - p || 1e-6)));
    return flat ? [field.x + (c + t) * cell, field.y + r * cell] : [field.x + c * cell, field.y + (r + t) * cell];
  };
  const lines: Line[] = [];
  const trace = (start: number) => {
    const points: Point[] = [];
    let side = start;
    let closed = false;
    while (side !== -1 && !closed) {
      points.push(place(side));
      const following = next[side];
      next[side] = -1;
      closed = following === start;
      side = following;
    }
    if (points.length > 4) lines.push({ points, closed });
  };
  for (const side of starts) if (entered[side] === 0 && next[side] !== -1) trace(side);
  for (const side of starts) if (next[side] !== -1) trace(side);
  return lines;
}

function lowBorder({ cols, rows, values }: Field, level: number): Float32Array {
  const wide = cols + 1;
  const copy = values.slice();
  const low = level - 1e3;
  copy.fill(low, 0, wide);
  copy.fill(low, rows * wide);
  for (let r = 1; r < rows; r++) {
    copy[r * wide] = low;
    copy[r * wide + cols] = low;
  }
  return copy;
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
