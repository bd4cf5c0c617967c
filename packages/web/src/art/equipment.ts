/** Equipment: exploded drawings with leader lines, a family for each kind of thing. No known device is copied. */
import type { CardFacts } from '@spaceline/engine';
import { AFFILIATION, mix } from './colours.ts';
import { arc, line, n, type Point, polyline, regular, ring, smoothLine } from './paths.ts';
import { type Drawing, dot, stroke } from './picture.ts';
import { type Dice, dice } from './random.ts';
import { named } from './signals.ts';

const GROUND = '#100D10';

interface Bench {
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

type Thing = (bench: Bench) => string;

const solid = (points: readonly Point[], colour: string, width = 1, round = false): string =>
  stroke(round ? smoothLine(points, true) : polyline(points, true), colour, { width, fill: GROUND });

/** Leader lines to where things are explained, on a real bench. */
function leaders({ w, x, u, d, b }: Bench, spots: readonly Point[]): string {
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

/** Thin plates that come apart along one axis. */
const plates: Thing = (bench) => {
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
const kit: Thing = (bench) => {
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
const padd: Thing = (bench) => {
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
const tricorder: Thing = (bench) => {
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

/** A hand weapon: body, grip, emitter. */
const pistol: Thing = (bench) => {
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

const rifle: Thing = (bench) => {
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

const blade: Thing = (bench) => {
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

const canister: Thing = (bench) => {
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

const orb: Thing = (bench) => {
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

const bricks: Thing = (bench) => {
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
const suit: Thing = (bench) => {
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

const KINDS: readonly (readonly [RegExp, Thing])[] = [
  [/rifle|launcher|gun\b|tommygun|harvester/i, rifle],
  [/phaser|disruptor|pistol|hypospray|whip|agonizer|talon|raygun|burner/i, pistol],
  [/bat'leth|mek'leth|dagger|d'k tahg|kar'takin|blade|sword|scepter/i, blade],
  [/padd|rules of|node|headset|scanner/i, padd],
  [/tricorder|communicator|detector|inhibitor/i, tricorder],
  [/kit\b|table|chamber/i, kit],
  [/latinum|ingot|bolts|relay/i, bricks],
  [/pod|perignon|white|gel pack|armor pack|vinculum|chamber/i, canister],
  [/drone|cloaking|nanoprobe|kukalaka|device|emitter/i, orb],
  [/suit|armor|robot|uniform/i, suit],
];

export function equipment(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const [party] = named(card.title);
  const base = party
    ? mix('#E0A184', AFFILIATION[party].colour, 0.55)
    : mix('#E0A184', d.pick(['#D9B28C', '#E08E7C', '#C9B09A']), d.between(0, 0.6));
  const bench: Bench = {
    w,
    h,
    x: w / 2,
    y: h * 0.5,
    u: Math.min(h, w * 0.68) / 100,
    d,
    a: base,
    b: mix(base, '#FFF1E4', 0.55),
  };
  const thing = KINDS.find(([word]) => word.test(card.title))?.[1] ?? d.pick([plates, plates, canister, orb, kit]);
  let iso = '';
  for (let x = -h; x < w + h; x += 14)
    iso += `M${n(x)} 0l${n(h)} ${n(h * 0.577)}M${n(x + h)} 0l${n(-h)} ${n(h * 0.577)}`;
  return { ground: GROUND, body: stroke(iso, base, { width: 0.4, opacity: 0.12 }) + thing(bench) };
}
