/** Paths as short strings: one decimal, relative, no spare characters. */

export type Point = readonly [x: number, y: number];

const TENTHS = Array.from({ length: 4001 }, (_, i) => written(i - 2000));

function written(tenths: number): string {
  const size = Math.abs(tenths);
  const whole = Math.floor(size / 10);
  const rest = size % 10;
  const digits = rest === 0 ? String(whole) : `${whole === 0 ? '' : whole}.${rest}`;
  return tenths < 0 ? `-${digits}` : digits;
}

const text = (tenths: number) => TENTHS[tenths + 2000] ?? written(tenths);

/** A length or a coordinate, to a tenth of a unit. */
export const n = (value: number): string => text(Math.round(value * 10));

/** An opacity or a factor, to a hundredth. */
export const n2 = (value: number): string => String(Math.round(value * 100) / 100);

const pair = (dx: number, dy: number) => `${text(dx)}${dy < 0 ? '' : ' '}${text(dy)}`;
const follow = (dx: number, dy: number) => `${dx < 0 ? '' : ' '}${pair(dx, dy)}`;

/** Straight lines from point to point. */
export function polyline(points: readonly Point[], closed = false): string {
  let x = Math.round(points[0][0] * 10);
  let y = Math.round(points[0][1] * 10);
  let d = `M${pair(x, y)}l`;
  for (let i = 1; i < points.length; i++) {
    const nx = Math.round(points[i][0] * 10);
    const ny = Math.round(points[i][1] * 10);
    d += i === 1 ? pair(nx - x, ny - y) : follow(nx - x, ny - y);
    x = nx;
    y = ny;
  }
  return closed ? `${d}z` : d;
}

/**
 * A smooth line that is drawn towards its points: quadratic pieces between the middles of the sides. Each control
 * point mirrors the one before, so two numbers a point are enough; rounding is carried along and cannot add up.
 */
export function smoothLine(points: readonly Point[], closed = false): string {
  const count = points.length;
  if (count < 3) return polyline(points);
  let x: number;
  let y: number;
  let d: string;
  const first = 1;
  if (closed) {
    x = Math.round((points[0][0] + points[1][0]) * 5);
    y = Math.round((points[0][1] + points[1][1]) * 5);
  } else {
    x = Math.round(points[0][0] * 10);
    y = Math.round(points[0][1] * 10);
  }
  d = `M${pair(x, y)}q`;
  let cx = Math.round(points[first][0] * 10);
  let cy = Math.round(points[first][1] * 10);
  d += pair(cx - x, cy - y);
  const last = closed ? count + 1 : count - 1;
  for (let i = first + 1; i <= last; i++) {
    const [px, py] = points[i % count];
    const end = !closed && i === last;
    const nx = end ? Math.round(px * 10) : Math.round((cx + px * 10) / 2);
    const ny = end ? Math.round(py * 10) : Math.round((cy + py * 10) / 2);
    if (i === first + 1) d += follow(nx - x, ny - y);
    else d += i === first + 2 ? `t${pair(nx - x, ny - y)}` : follow(nx - x, ny - y);
    cx = 2 * nx - cx;
    cy = 2 * ny - cy;
    x = nx;
    y = ny;
  }
  return closed ? `${d}z` : d;
}

/** Points on a curve that goes through every given point. */
export function through(points: readonly Point[], steps: number, closed: boolean): Point[] {
  const out: Point[] = [];
  const count = points.length;
  const sides = closed ? count : count - 1;
  const at = (i: number) => (closed ? points[(i + count) % count] : points[Math.min(count - 1, Math.max(0, i))]);
  for (let i = 0; i < sides; i++) {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i);
    const [cx, cy] = at(i + 1);
    const [dx, dy] = at(i + 2);
    for (let j = 0; j < steps; j++) {
      const t = j / steps;
      const t2 = t * t;
      const t3 = t2 * t;
      out.push([
        0.5 * (2 * bx + (cx - ax) * t + (2 * ax - 5 * bx + 4 * cx - dx) * t2 + (3 * bx - ax - 3 * cx + dx) * t3),
        0.5 * (2 * by + (cy - ay) * t + (2 * ay - 5 * by + 4 * cy - dy) * t2 + (3 * by - ay - 3 * cy + dy) * t3),
      ]);
    }
  }
  if (!closed) out.push(points[count - 1]);
  return out;
}

/** Part of a circle or an ellipse, from one angle to another, in radians. */
export function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): string {
  const large = Math.abs(to - from) > Math.PI ? 1 : 0;
  const sweep = to > from ? 1 : 0;
  const start = `${n(cx + Math.cos(from) * rx)} ${n(cy + Math.sin(from) * ry)}`;
  const end = `${n(cx + Math.cos(to) * rx)} ${n(cy + Math.sin(to) * ry)}`;
  return `M${start}A${n(rx)} ${n(ry)} 0 ${large} ${sweep} ${end}`;
}

export const line = (x1: number, y1: number, x2: number, y2: number): string => `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`;

/** A circle as a path, so that many circles can be one element. */
export const ring = (cx: number, cy: number, r: number, ry = r): string =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(ry)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(ry)} 0 1 0 ${n(-2 * r)} 0z`;

/** A regular polygon or star. */
export function regular(cx: number, cy: number, r: number, sides: number, turn = 0, ry = r): Point[] {
  return Array.from({ length: sides }, (_, i) => {
    const a = turn + (i / sides) * Math.PI * 2;
    return [cx + Math.cos(a) * r, cy + Math.sin(a) * ry] as const;
  });
}
