/** What every piece of equipment is drawn on: its place, its colours, and lines to where it is explained. */
import { type Point, polyline, smoothLine } from '../paths.ts';
import { dot, stroke } from '../picture.ts';
import type { Dice } from '../random.ts';

export const GROUND = '#100D10';

export interface Bench {
  w: number;
  h: number;
  x: number;
  y: number;
  /** a hundredth of the height */
  u: number;
  d: Dice;
  a: string;
  b: string;
}

export type Thing = (bench: Bench) => string;

export const solid = (points: readonly Point[], colour: string, width = 1, round = false): string =>
  stroke(round ? smoothLine(points, true) : polyline(points, true), colour, { width, fill: GROUND });

/** Leader lines to where things are explained, on a real bench. */
export function leaders({ w, x, u, d, b }: Bench, spots: readonly Point[]): string {
  let art = '';
  for (const [px, py] of spots) {
    const way = px < x ? -1 : 1;
    const end = x + way * Math.min(w * 0.43, 74 * u);
    const lift = d.between(-8, 8) * u;
    art +=
      stroke(
        polyline([
          [px, py],
          [px + way * 8 * u, py + lift],
          [end, py + lift],
        ]),
        b,
        { width: 0.6, opacity: 0.75 },
      ) + dot(end, py + lift, 1.8, b);
  }
  return art;
}
