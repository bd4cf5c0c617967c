/** Plates, kits, padds and tricorders: what people work with. */

import { arc, line, n, type Point, polyline, regular, ring } from '../paths.ts';
import { stroke } from '../picture.ts';
import { GROUND, leaders, solid, type Thing } from './bench.ts';

/** Thin plates that come apart along one axis. */
export const plates: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  const count = d.whole(3, 5);
  const sides = d.pick([4, 4, 6, 8]);
  let art = stroke(line(x, y - 42 * u, x, y + 44 * u), b, { width: 0.6, dash: '2 3' });
  const spots: Point[] = [];
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const py = y + (26 - 56 * t) * u;
    const w = (50 - 30 * t) * u * d.between(0.85, 1.08);
    const top = regular(x, py, w, sides, 0, w * 0.48);
    art +=
      solid(
        top.map(([px, qy]) => [px, qy + 4 * u] as const),
        a,
        0.7,
      ) + solid(top, t > 0.4 ? b : a);
    for (let k = 1; k <= d.whole(0, 3); k++)
      art += stroke(polyline(regular(x, py, w * (1 - k * 0.22), sides, 0, w * 0.48 * (1 - k * 0.22)), true), a, {
        width: 0.5,
        opacity: 0.7,
      });
    if (i % 2 === 0) spots.push([x - w * 0.8, py]);
    else spots.push([x + w * 0.8, py]);
  }
  return art + leaders(bench, spots);
};

/** A case with its lid up and its tools in rows. */
export const kit: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  const w = 46 * u;
  const iso = (px: number, py: number, z = 0): Point => [x + (px - py) * w, y + 12 * u + (px + py) * w * 0.42 - z * u];
  const lid = d.between(26, 36);
  let art = solid([iso(-0.5, -0.5, 10), iso(0.5, -0.5, 10), iso(0.5, -0.5, 10 + lid), iso(-0.5, -0.5, 10 + lid)], b);
  art += stroke(
    polyline([iso(-0.4, -0.5, 16), iso(0.4, -0.5, 16), iso(0.4, -0.5, 4 + lid), iso(-0.4, -0.5, 4 + lid)], true),
    a,
    { width: 0.6, opacity: 0.7 },
  );
  art +=
    solid([iso(-0.5, 0.5, 10), iso(0.5, 0.5, 10), iso(0.5, 0.5, -4), iso(-0.5, 0.5, -4)], a) +
    solid([iso(0.5, 0.5, 10), iso(0.5, -0.5, 10), iso(0.5, -0.5, -4), iso(0.5, 0.5, -4)], a);
  art += solid([iso(-0.5, -0.5, 10), iso(0.5, -0.5, 10), iso(0.5, 0.5, 10), iso(-0.5, 0.5, 10)], b);
  const cols = d.whole(2, 4);
  const rows = d.whole(2, 3);
  for (let c = 0; c < cols; c++) {
    for (let r = 0; r < rows; r++) {
      const x0 = -0.42 + (0.84 * c) / cols;
      const y0 = -0.42 + (0.84 * r) / rows;
      const x1 = x0 + 0.84 / cols - 0.06;
      const y1 = y0 + 0.84 / rows - 0.06;
      art += stroke(polyline([iso(x0, y0, 10), iso(x1, y0, 10), iso(x1, y1, 10), iso(x0, y1, 10)], true), a, {
        width: 0.6,
        opacity: 0.85,
      });
      if (d.chance(0.7)) {
        const tall = d.between(6, 20);
        const [px, py] = iso((x0 + x1) / 2, (y0 + y1) / 2, 10);
        art +=
          solid(
            [
              [px - 3 * u, py],
              [px - 3 * u, py - tall * u],
              [px + 3 * u, py - tall * u],
              [px + 3 * u, py],
            ],
            b,
            0.8,
          ) + stroke(ring(px, py - tall * u, 3 * u, 1.4 * u), b, { width: 0.7, fill: GROUND });
      }
    }
  }
  return art + leaders(bench, [iso(-0.5, 0.4, 6), iso(0.5, -0.4, 30), iso(0.5, 0.1, 2)]);
};

/** A slab with a screen. */
export const padd: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  const tilt = d.between(-0.3, 0.3);
  const c = Math.cos(tilt);
  const s = Math.sin(tilt);
  const wide = d.between(26, 36) * u;
  const tall = d.between(36, 43) * u;
  const at = (px: number, py: number): Point => [
    x + px * wide * c - py * tall * s,
    y + px * wide * s * 0.6 + py * tall * c,
  ];
  const cut = d.between(0, 0.3);
  const body: Point[] = [at(-1, -1 + cut), at(-1 + cut, -1), at(1, -1), at(1, 1 - cut), at(1 - cut, 1), at(-1, 1)];
  let art =
    solid(
      body.map(([px, py]) => [px + 5 * u, py + 5 * u] as const),
      a,
      0.7,
    ) + solid(body, b, 1.2);
  const head = d.between(-0.75, -0.45);
  art += solid([at(-0.78, head), at(0.78, head), at(0.78, 0.55), at(-0.78, 0.55)], a);
  const kind = d.whole(0, 2);
  if (kind === 0) {
    for (let i = 0; i < 9; i++) {
      const py = head + 0.1 + ((0.45 - head) * i) / 9;
      art += stroke(line(...at(-0.66, py), ...at(-0.66 + 1.3 * d.between(0.3, 1), py)), i % 4 === 1 ? b : a, {
        width: 0.9,
        opacity: 0.85,
      });
    }
  } else if (kind === 1) {
    const points: Point[] = Array.from({ length: 12 }, (_, i) =>
      at(-0.7 + (1.4 * i) / 11, 0.05 + d.between(-0.4, 0.4)),
    );
    art +=
      stroke(polyline(points), b, { width: 1.1 }) +
      stroke(line(...at(-0.7, 0.05), ...at(0.7, 0.05)), a, { width: 0.5, opacity: 0.7 });
  } else {
    for (let i = 1; i < 5; i++)
      art += stroke(ring(...at(0, 0), i * 5 * u, i * 4.6 * u), i === 2 ? b : a, { width: 0.8 });
    art += stroke(line(...at(-0.7, 0), ...at(0.7, 0)) + line(...at(0, -0.4), ...at(0, 0.45)), a, { width: 0.6 });
  }
  for (let i = 0; i < 4; i++)
    art += stroke(ring(...at(-0.6 + i * 0.4, 0.76), 2.4 * u), i === 1 ? b : a, { width: 0.8 });
  return art + leaders(bench, [at(-1, -0.5), at(1, 0.1), at(-1, 0.76)]);
};

/** A sensing box, open, with its field before it. */
export const tricorder: Thing = (bench) => {
  const { x, y, u, d, a, b } = bench;
  const w = 17 * u;
  let art = '';
  for (let i = 1; i < 8; i++)
    art += stroke(arc(x, y - 18 * u, i * 8 * u, i * 7 * u, -2.5, -0.64), a, {
      width: i % 3 === 0 ? 1 : 0.5,
      opacity: 0.8 - i * 0.08,
    });
  const open = d.between(18, 26) * u;
  art += solid(
    [
      [x - w, y - open],
      [x + w, y - open],
      [x + w * 1.08, y - 2 * u],
      [x - w * 1.08, y - 2 * u],
    ],
    b,
    1.2,
  );
  art += solid(
    [
      [x - w * 1.08, y + 1 * u],
      [x + w * 1.08, y + 1 * u],
      [x + w, y + 38 * u],
      [x - w, y + 38 * u],
    ],
    b,
    1.2,
  );
  art += stroke(
    polyline(
      [
        [x - w * 0.7, y - open + 5 * u],
        [x + w * 0.7, y - open + 5 * u],
        [x + w * 0.76, y - 7 * u],
        [x - w * 0.76, y - 7 * u],
      ],
      true,
    ),
    a,
    { width: 0.8 },
  );
  const lights = d.whole(3, 5);
  for (let i = 0; i < lights; i++)
    art += stroke(ring(x - w * 0.6 + (1.2 * w * i) / (lights - 1), y - open + 11 * u, 1.8 * u), i === 0 ? b : a, {
      width: 0.8,
    });
  const rows = d.whole(3, 5);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < 3; c++)
      if (d.chance(0.8))
        art += stroke(
          `M${n(x - w * 0.7 + c * w * 0.5)} ${n(y + 7 * u + r * 6 * u)}h${n(w * 0.36)}v${n(3.4 * u)}h${n(-w * 0.36)}z`,
          d.chance(0.25) ? b : a,
          { width: 0.7, opacity: 0.9 },
        );
  }
  return (
    art +
    leaders(bench, [
      [x - w, y - 14 * u],
      [x + w, y + 14 * u],
      [x - w, y + 28 * u],
    ])
  );
};
