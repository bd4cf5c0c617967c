/** How far each place of a field is from the edge of some shapes; inside them it is negative. */
import { type Field, makeField } from './contours.ts';
import type { Point } from './paths.ts';

/**
 * The nearest side of a shape is mostly the nearest side of the place next to it, or the one before or after. So only
 * places beside the edge look for theirs; all others ask their neighbours, once downwards and once upwards.
 */
export function distanceField(
  w: number,
  h: number,
  cell: number,
  margin: number,
  shapes: readonly (readonly Point[])[],
): Field {
  const field = makeField(w, h, cell, margin, () => Number.POSITIVE_INFINITY);
  for (const shape of shapes) merge(field, shape);
  return field;
}

function merge(field: Field, shape: readonly Point[]): void {
  const { cols, rows, cell, values } = field;
  const wide = cols + 1;
  const count = shape.length;
  const sides = new Float64Array(count * 5);
  for (let i = 0; i < count; i++) {
    const [x1, y1] = shape[i];
    const [x2, y2] = shape[(i + 1) % count];
    const ex = x2 - x1;
    const ey = y2 - y1;
    const k = i * 5;
    sides[k] = x1;
    sides[k + 1] = y1;
    sides[k + 2] = ex;
    sides[k + 3] = ey;
    sides[k + 4] = 1 / (ex * ex + ey * ey || 1);
  }
  const squared = (i: number, x: number, y: number) => {
    const k = i * 5;
    const px = x - sides[k];
    const py = y - sides[k + 1];
    let t = (px * sides[k + 2] + py * sides[k + 3]) * sides[k + 4];
    if (t < 0) t = 0;
    else if (t > 1) t = 1;
    const qx = px - sides[k + 2] * t;
    const qy = py - sides[k + 3] * t;
    return qx * qx + qy * qy;
  };
  const nearest = new Int32Array(values.length).fill(-1);
  const best = new Float64Array(values.length).fill(Number.POSITIVE_INFINITY);
  const offer = (at: number, i: number) => {
    const r = Math.floor(at / wide);
    const q = squared(i, field.x + (at - r * wide) * cell, field.y + r * cell);
    if (q >= best[at]) return;
    best[at] = q;
    nearest[at] = i;
  };
  for (let i = 0; i < count; i++) {
    const k = i * 5;
    const pieces = Math.max(1, Math.ceil(Math.hypot(sides[k + 2], sides[k + 3]) / cell));
    for (let j = 0; j <= pieces; j++) {
      const c = Math.floor((sides[k] + (sides[k + 2] * j) / pieces - field.x) / cell);
      const r = Math.floor((sides[k + 1] + (sides[k + 3] * j) / pieces - field.y) / cell);
      if (c < 0 || r < 0 || c >= cols || r >= rows) continue;
      const at = r * wide + c;
      for (const corner of [at, at + 1, at + wide, at + wide + 1]) offer(corner, i);
    }
  }
  const ask = (at: number, from: number) => {
    const i = nearest[from];
    if (i < 0 || i === nearest[at]) return;
    offer(at, i);
    offer(at, i === 0 ? count - 1 : i - 1);
    offer(at, i === count - 1 ? 0 : i + 1);
  };
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= cols; c++) {
      const at = r * wide + c;
      if (c > 0) ask(at, at - 1);
      if (r > 0) {
        ask(at, at - wide);
        if (c > 0) ask(at, at - wide - 1);
        if (c < cols) ask(at, at - wide + 1);
      }
    }
    for (let c = cols - 1; c >= 0; c--) ask(r * wide + c, r * wide + c + 1);
  }
  for (let r = rows; r >= 0; r--) {
    for (let c = cols; c >= 0; c--) {
      const at = r * wide + c;
      if (c < cols) ask(at, at + 1);
      if (r < rows) {
        ask(at, at + wide);
        if (c > 0) ask(at, at + wide - 1);
        if (c < cols) ask(at, at + wide + 1);
      }
    }
    for (let c = 1; c <= cols; c++) ask(r * wide + c, r * wide + c - 1);
  }
  // A place is inside when the row left of it crosses the edge an odd number of times.
  for (let r = 0; r <= rows; r++) {
    const y = field.y + r * cell;
    const crossings: number[] = [];
    for (let k = 0; k < sides.length; k += 5) {
      const py = y - sides[k + 1];
      if (py < 0 !== py < sides[k + 3]) crossings.push(sides[k] + (sides[k + 2] * py) / sides[k + 3]);
    }
    crossings.sort((a, b) => a - b);
    let passed = 0;
    for (let c = 0; c <= cols; c++) {
      const x = field.x + c * cell;
      while (passed < crossings.length && crossings[passed] < x) passed++;
      const at = r * wide + c;
      const far = Math.sqrt(best[at]);
      values[at] = Math.min(values[at], passed % 2 === 1 ? -far : far);
    }
  }
}
