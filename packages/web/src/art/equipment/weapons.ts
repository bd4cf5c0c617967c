/** Pistols, rifles and blades. */

import { line, type Point, ring, smoothLine } from '../paths.ts';
import { stroke } from '../picture.ts';
import { leaders, solid, type Thing } from './bench.ts';

/** A hand weapon: body, grip, emitter. */
export const pistol: Thing = (bench) => {
  const { x, y, d, a, b } = bench;
  const u = bench.u * 1.18;
  const long = d.between(40, 52) * u;
  const thick = d.between(6, 9) * u;
  const grip = d.between(20, 28) * u;
  const rake = d.between(4, 14) * u;
  const back = x - long * 0.8;
  const front = x + long;
  const top = y - 12 * u;
  const hump = d.between(-4, 4) * u;
  let art = solid(
    [
      [back + 8 * u, top + thick * 1.4],
      [back + 22 * u, top + thick * 1.4],
      [back + 22 * u - rake, top + thick * 1.4 + grip],
      [back + 6 * u - rake, top + thick * 1.4 + grip],
    ],
    b,
    1.1,
  );
  art += solid(
    [
      [back, top + 2 * u],
      [back + 12 * u, top - thick * 0.6 + hump],
      [front - 18 * u, top - thick * 0.5],
      [front - 8 * u, top],
      [front - 8 * u, top + thick],
      [front - 30 * u, top + thick * 1.5],
      [back + 4 * u, top + thick * 1.5],
    ],
    b,
    1.2,
  );
  art += solid(
    [
      [front - 8 * u, top + 1 * u],
      [front, top + 2 * u],
      [front, top + thick - 2 * u],
      [front - 8 * u, top + thick - 1 * u],
    ],
    a,
  );
  for (let i = 0; i < d.whole(3, 6); i++)
    art += stroke(line(back + (20 + i * 8) * u, top - thick * 0.1, back + (20 + i * 8) * u, top + thick), a, {
      width: 0.7,
      opacity: 0.8,
    });
  art += stroke(ring(back + 12 * u, top + thick * 0.5, 3 * u), b);
  for (let i = 0; i < 4; i++)
    art += stroke(
      line(
        back + 10 * u - (rake * (i + 1)) / 5,
        top + thick * 1.4 + (grip * (i + 1)) / 5,
        back + 18 * u - (rake * (i + 1)) / 5,
        top + thick * 1.4 + (grip * (i + 1)) / 5,
      ),
      a,
      { width: 0.6, opacity: 0.7 },
    );
  for (let i = 0; i < 5; i++)
    art += stroke(line(front + (4 + i * 5) * u, top + thick / 2, front + (6 + i * 5) * u, top + thick / 2), b, {
      width: 1.6,
      opacity: 0.9 - i * 0.15,
    });
  return (
    art +
    leaders(bench, [
      [back + 14 * u - rake, top + grip],
      [front - 20 * u, top + thick * 1.2],
      [back + 12 * u, top - thick * 0.4],
    ])
  );
};

export const rifle: Thing = (bench) => {
  const { w, x, y, u, d, a, b } = bench;
  const long = Math.min(w * 0.43, 74 * u);
  const back = x - long;
  const front = x + long;
  const top = y - 4 * u;
  const thick = d.between(5, 8) * u;
  let art = solid(
    [
      [back, top - 2 * u],
      [back + 26 * u, top - 2 * u],
      [back + 30 * u, top + thick],
      [back + 18 * u, top + thick],
      [back + 2 * u, top + d.between(12, 18) * u],
    ],
    b,
    1.1,
  );
  art += solid(
    [
      [back + 26 * u, top - thick * 0.6],
      [front - 36 * u, top - thick * 0.6],
      [front - 30 * u, top],
      [front - 30 * u, top + thick],
      [back + 30 * u, top + thick],
    ],
    b,
    1.2,
  );
  art += solid(
    [
      [front - 30 * u, top + 1 * u],
      [front, top + 2 * u],
      [front, top + 4 * u],
      [front - 30 * u, top + thick - 1 * u],
    ],
    a,
  );
  art += solid(
    [
      [x - 18 * u, top + thick],
      [x - 8 * u, top + thick],
      [x - 13 * u, top + thick + d.between(12, 18) * u],
      [x - 22 * u, top + thick + 12 * u],
    ],
    b,
  );
  art += solid(
    [
      [x + 8 * u, top + thick],
      [x + 20 * u, top + thick],
      [x + 18 * u, top + thick + 7 * u],
      [x + 10 * u, top + thick + 7 * u],
    ],
    a,
  );
  const sight = d.between(4, 9) * u;
  art += solid(
    [
      [x - 16 * u, top - thick * 0.6],
      [x - 12 * u, top - thick * 0.6 - sight],
      [x + 14 * u, top - thick * 0.6 - sight],
      [x + 16 * u, top - thick * 0.6],
    ],
    a,
  );
  for (let i = 0; i < 7; i++)
    art += stroke(line(x - 30 * u + i * 7 * u, top, x - 30 * u + i * 7 * u, top + thick * 0.7), a, {
      width: 0.7,
      opacity: 0.7,
    });
  return (
    art +
    leaders(bench, [
      [back + 12 * u, top + 4 * u],
      [x + 14 * u, top - sight],
      [x + 14 * u, top + thick + 6 * u],
    ])
  );
};

export const blade: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  const bow = d.between(10, 26);
  const long = d.between(46, 58);
  const tips = d.whole(1, 3);
  const at = (t: number, out: number): Point => [
    x + t * long * u,
    y + (bow * (1 - t * t) * 0.9 - bow * 0.5 - out) * -u,
  ];
  const edge: Point[] = [];
  for (let i = 0; i <= 12; i++) edge.push(at(-1 + i / 6, Math.cos(((i - 6) / 6) * 1.45) * 9));
  const spine: Point[] = [];
  for (let i = 12; i >= 0; i--) spine.push(at(-1 + i / 6, -Math.cos(((i - 6) / 6) * 1.45) * 3));
  let art = solid([...edge, ...spine], b, 1.2, true);
  for (let i = 0; i < tips; i++) {
    const t = -0.6 + (1.2 * (i + 0.5)) / tips;
    const [px, py] = at(t, -3);
    art += solid(
      [
        [px - 7 * u, py],
        [px + d.between(-6, 6) * u, py + d.between(10, 18) * u],
        [px + 7 * u, py],
      ],
      a,
    );
  }
  const inner: Point[] = edge.map(([px, py]) => [px, py + 4.5 * u]);
  art += stroke(smoothLine(inner.slice(2, -2)), a, { width: 0.7, opacity: 0.8 });
  for (const t of [-0.2, 0, 0.2]) art += stroke(line(...at(t, 6), ...at(t, -3)), a, { width: 1.6, opacity: 0.9 });
  return art + leaders(bench, [at(-0.75, 2), at(0.75, 2)]);
};
