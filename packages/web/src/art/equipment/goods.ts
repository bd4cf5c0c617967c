/** Canisters, orbs, bricks and suits: what is carried or worn. */

import { line, n, type Point, polyline, ring } from '../paths.ts';
import { dot, stroke } from '../picture.ts';
import { GROUND, leaders, solid, type Thing } from './bench.ts';

export const canister: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  const r = d.between(15, 22) * u;
  const tall = d.between(28, 36) * u;
  let art = stroke(line(x, y - 46 * u, x, y + 46 * u), b, { width: 0.6, dash: '2 3' });
  const gap = d.between(6, 12) * u;
  art += solid(
    [
      [x - r, y - tall + gap],
      [x + r, y - tall + gap],
      [x + r, y + tall],
      [x - r, y + tall],
    ],
    b,
    1.1,
  );
  art +=
    stroke(ring(x, y + tall, r, r * 0.34), b, { width: 1.1, fill: GROUND }) +
    stroke(ring(x, y - tall + gap, r, r * 0.34), b, { width: 1.1, fill: GROUND });
  const bands = d.whole(2, 5);
  for (let i = 1; i <= bands; i++) {
    const py = y - tall + gap + ((2 * tall - gap) * i) / (bands + 1);
    art += stroke(`M${n(x - r)} ${n(py)}a${n(r)} ${n(r * 0.34)} 0 0 0 ${n(2 * r)} 0`, i % 2 === 0 ? b : a, {
      width: i % 2 === 0 ? 1.6 : 0.7,
    });
  }
  for (let i = -2; i <= 2; i++)
    art += stroke(line(x + (i * r) / 2.6, y - tall + gap + r * 0.3, x + (i * r) / 2.6, y + tall + r * 0.2), a, {
      width: 0.5,
      opacity: 0.5,
    });
  art +=
    stroke(ring(x, y - tall - 3 * u, r * 0.8, r * 0.28), b, { fill: GROUND }) +
    stroke(ring(x, y - tall - 6 * u, r * 0.36, r * 0.13), a, { fill: GROUND });
  return (
    art +
    leaders(bench, [
      [x - r, y - tall * 0.4],
      [x + r, y + tall * 0.4],
      [x + r * 0.7, y - tall - 3 * u],
    ])
  );
};

export const orb: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  const r = d.between(26, 32) * u;
  let art = stroke(ring(x, y, r), b, { width: 1.2, fill: GROUND });
  const meridians = d.whole(2, 4);
  for (let i = 1; i <= meridians; i++)
    art += stroke(ring(x, y, (r * i) / (meridians + 1), r), a, { width: 0.6, opacity: 0.75 });
  const belt = d.between(0.2, 0.5);
  for (const k of [-belt, 0, belt]) {
    const half = Math.sqrt(1 - k * k) * r;
    art += stroke(
      `M${n(x - half)} ${n(y + k * r)}a${n(half)} ${n(half * 0.3)} 0 0 0 ${n(2 * half)} 0`,
      k === 0 ? b : a,
      { width: k === 0 ? 1.5 : 0.8 },
    );
  }
  const spikes = d.whole(3, 8);
  for (let i = 0; i < spikes; i++) {
    const t = (i / spikes) * Math.PI * 2 + 0.4;
    art +=
      stroke(
        line(x + Math.cos(t) * r, y + Math.sin(t) * r, x + Math.cos(t) * r * 1.22, y + Math.sin(t) * r * 1.22),
        a,
      ) + dot(x + Math.cos(t) * r * 1.25, y + Math.sin(t) * r * 1.25, 1.6, b);
  }
  return (
    art +
    leaders(bench, [
      [x - r * 0.9, y - r * 0.4],
      [x + r * 0.9, y + r * 0.4],
    ])
  );
};

export const bricks: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  let art = '';
  const rows = d.whole(2, 3);
  const spots: Point[] = [];
  for (let r = 0; r < rows; r++) {
    const count = rows - r;
    for (let i = 0; i < count; i++) {
      const px = x + (i - (count - 1) / 2) * 40 * u;
      const py = y + (24 - r * 22) * u;
      const front: Point[] = [
        [px - 18 * u, py],
        [px + 10 * u, py],
        [px + 7 * u, py - 11 * u],
        [px - 15 * u, py - 11 * u],
      ];
      const side: Point[] = [
        [px + 10 * u, py],
        [px + 20 * u, py - 6 * u],
        [px + 17 * u, py - 16 * u],
        [px + 7 * u, py - 11 * u],
      ];
      const top: Point[] = [
        [px - 15 * u, py - 11 * u],
        [px + 7 * u, py - 11 * u],
        [px + 17 * u, py - 16 * u],
        [px - 5 * u, py - 16 * u],
      ];
      art += solid(front, b) + solid(side, a) + solid(top, b);
      art += stroke(
        polyline(
          [
            [px - 12 * u, py - 3 * u],
            [px + 4 * u, py - 3 * u],
            [px + 3 * u, py - 8 * u],
            [px - 10 * u, py - 8 * u],
          ],
          true,
        ),
        a,
        { width: 0.6 },
      );
      if (i === 0) spots.push([px - 16 * u, py - 5 * u]);
    }
  }
  return art + leaders(bench, spots);
};

/** A piece of clothing on its stand. */
export const suit: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  const s = d.between(0.92, 1.06) * u;
  const at = (px: number, py: number): Point => [x + px * s, y + py * s];
  let art = solid(
    [
      at(-10, -22),
      at(-26, -14),
      at(-32, 20),
      at(-22, 22),
      at(-17, 0),
      at(-16, 42),
      at(16, 42),
      at(17, 0),
      at(22, 22),
      at(32, 20),
      at(26, -14),
      at(10, -22),
    ],
    b,
    1.1,
  );
  art +=
    stroke(ring(...at(0, -32), 13 * s, 14 * s), b, { width: 1.1, fill: GROUND }) +
    stroke(ring(...at(0, -32), 9 * s, 8 * s), a, { width: 0.8 });
  art += stroke(
    line(...at(0, -18), ...at(0, 42)) + line(...at(-16, 14), ...at(16, 14)) + line(...at(-17, 0), ...at(17, 0)),
    a,
    { width: 0.7, opacity: 0.8 },
  );
  art += stroke(polyline([at(-10, -12), at(10, -12), at(8, 4), at(-8, 4)], true), b, { width: 0.9 });
  for (let i = 0; i < 3; i++) art += stroke(ring(...at(-5 + i * 5, -4), 1.6 * s), a, { width: 0.7 });
  return art + leaders(bench, [at(-26, -10), at(10, -36), at(16, 24)]);
};
