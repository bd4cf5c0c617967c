/** Artifacts: turned on a lathe, or cut from stone. */
import type { CardFacts } from '@spaceline/engine';
import { frameColour, mix } from './colours.ts';
import { layered, makeNoise } from './noise.ts';
import { line, n, type Point, polyline, regular, ring, smoothLine } from './paths.ts';
import { type Drawing, glow, rotated, sparkle, stroke } from './picture.ts';
import { type Dice, dice } from './random.ts';

const TURN = Math.PI * 2;

type Relic = (d: Dice, x: number, h: number, colour: string, bright: string, ground: string) => string;

export function artifact(card: CardFacts, w: number, tall: number): Drawing {
  // In a tall picture the thing stays as large as it is, and stands in the middle.
  const h = Math.min(tall, w * 0.62);
  const d = dice(card.title);
  const colour = mix(frameColour(card), d.pick(['#E8A66C', '#D9D0A0', '#F0C27A']), d.between(0, 0.5));
  const bright = mix(colour, '#FFFFFF', 0.45);
  const x = w / 2;
  const ground = '#12100C';
  let body = '';
  let halo = '';
  for (let i = 0; i < 40; i++) {
    const t = (i / 40) * TURN;
    halo += line(
      x + Math.cos(t) * h * 0.46,
      h / 2 + Math.sin(t) * h * 0.46,
      x + Math.cos(t) * h * (i % 2 === 0 ? 0.54 : 0.5),
      h / 2 + Math.sin(t) * h * (i % 2 === 0 ? 0.54 : 0.5),
    );
  }
  body +=
    stroke(halo, colour, { width: 0.7, opacity: 0.6 }) +
    stroke(ring(x, h / 2, h * 0.44), colour, { width: 0.5, opacity: 0.5, dash: '2 3' });
  const make = KINDS.find(([word]) => word.test(card.title))?.[1] ?? dice(card.title, 'kind').pick(ANY);
  body += make(d, x, h, colour, bright, ground);
  return {
    ground,
    body: `${glow(colour, 0.2, 0.5, 0.45)}<g transform="translate(0 ${n((tall - h) / 2)})">${body}</g>`,
  };
}

function turned(d: Dice, x: number, h: number, colour: string, bright: string, ground: string): string {
  const rings = 15;
  const radii = Array.from(
    { length: 6 },
    (_, i) => h * (i === 0 ? d.between(0.1, 0.2) : i === 5 ? d.between(0.14, 0.24) : d.between(0.06, 0.3)),
  );
  const at = (t: number) => {
    const k = t * 5;
    const i = Math.min(4, Math.floor(k));
    const f = (1 - Math.cos((k - i) * Math.PI)) / 2;
    return radii[i] + (radii[i + 1] - radii[i]) * f;
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = i / 30;
    left.push([x - at(t), h * (0.12 + 0.74 * t)]);
    right.unshift([x + at(t), h * (0.12 + 0.74 * t)]);
  }
  let art = stroke(smoothLine([...left, ...right], true), bright, { width: 1.3, fill: ground });
  for (let i = 0; i <= rings; i++) {
    const t = i / rings;
    const r = at(t);
    const y = h * (0.12 + 0.74 * t);
    art += stroke(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.24)} 0 0 0 ${n(2 * r)} 0`, i % 5 === 2 ? bright : colour, {
      width: i % 5 === 2 ? 1.2 : 0.6,
      opacity: 0.85,
    });
  }
  return art + stroke(ring(x, h * 0.12, at(0), at(0) * 0.24), bright, { width: 1.1, fill: ground });
}

function gem(d: Dice, x: number, h: number, colour: string, bright: string, ground: string): string {
  const sides = d.whole(6, 10);
  const top = regular(x, h * 0.42, h * 0.17, sides, d.between(0, 1), h * 0.07);
  const belt = regular(x, h * 0.5, h * 0.33, sides, d.between(0, 1), h * 0.14);
  const tip: Point = [x + d.between(-4, 4), h * 0.88];
  let facets = '';
  for (let i = 0; i < sides; i++)
    facets += line(...top[i], ...belt[i]) + line(...top[i], ...belt[(i + 1) % sides]) + line(...belt[i], ...tip);
  return (
    stroke(polyline([...belt.filter(([, y]) => y >= h * 0.44), tip], true), bright, { width: 1, fill: ground }) +
    stroke(facets, colour, { width: 0.7, opacity: 0.85 }) +
    stroke(polyline(belt, true) + polyline(top, true), bright, { width: 1.2 }) +
    sparkle(x - h * 0.12, h * 0.36, 7, '#FFFFFF')
  );
}

function panel(d: Dice, x: number, h: number, colour: string, bright: string, ground: string): string {
  const wide = h * d.between(0.26, 0.4);
  const tall = h * 0.36;
  const y = h / 2;
  let art = stroke(
    polyline(
      [
        [x - wide, y - tall],
        [x + wide, y - tall],
        [x + wide, y + tall],
        [x - wide, y + tall],
      ],
      true,
    ),
    bright,
    { width: 1.4, fill: ground },
  );
  art += stroke(
    polyline(
      [
        [x - wide + 5, y - tall + 5],
        [x + wide - 5, y - tall + 5],
        [x + wide - 5, y + tall - 5],
        [x - wide + 5, y + tall - 5],
      ],
      true,
    ),
    colour,
    { width: 0.7 },
  );
  const noise = makeNoise(d);
  for (let i = 0; i < 15; i++) {
    const t = i / 14;
    const points: Point[] = [];
    for (let k = 0; k <= 12; k++) {
      const u = k / 12;
      points.push([
        x - wide + 8 + (2 * wide - 16) * u,
        y -
          tall +
          9 +
          (2 * tall - 18) * t +
          (layered(noise, u * 3, t * 4, 2) - 0.5) * tall * 0.5 * Math.sin(u * Math.PI),
      ]);
    }
    art += stroke(smoothLine(points), i % 4 === 1 ? bright : colour, { width: i % 4 === 1 ? 1.1 : 0.6, opacity: 0.85 });
  }
  return (
    art +
    stroke(ring(x + wide * d.between(-0.4, 0.4), y - tall * d.between(0, 0.4), h * d.between(0.06, 0.1)), bright, {
      width: 1.1,
      fill: ground,
    })
  );
}

/** Something long, held in one hand: a cane, a flute, a blade. */
const rod: Relic = (d, x, h, colour, bright, ground) => {
  const long = h * d.between(0.62, 0.78);
  const thick = h * d.between(0.045, 0.075);
  const y = h / 2;
  let art = stroke(
    `M${n(x - long)} ${n(y - thick)}H${n(x + long * 0.86)}L${n(x + long)} ${n(y)}L${n(x + long * 0.86)} ${n(y + thick)}H${n(x - long)}z`,
    bright,
    { width: 1.3, fill: ground },
  );
  const bands = d.whole(5, 11);
  for (let i = 0; i < bands; i++) {
    const px = x - long * 0.92 + (long * 1.7 * i) / bands;
    art += stroke(line(px, y - thick, px, y + thick), i % 3 === 0 ? bright : colour, { width: i % 3 === 0 ? 2 : 0.8 });
    if (d.chance(0.4)) art += stroke(ring(px + long * 0.06, y, thick * 0.45), colour, { width: 0.8 });
  }
  const head = h * d.between(0.12, 0.2);
  art += stroke(
    d.chance(0.5) ? ring(x - long, y, head) : polyline(regular(x - long, y, head, d.whole(4, 8)), true),
    bright,
    { width: 1.3, fill: ground },
  );
  art += stroke(ring(x - long, y, head * 0.5), colour, { width: 0.8 });
  return rotated(d.between(-34, -8), x, y, art);
};

/** A disc with a figure on it: a dial, a seal, a medallion. */
const disc: Relic = (d, x, h, colour, bright, ground) => {
  const y = h / 2;
  const r = h * 0.38;
  const fold = d.whole(5, 12);
  let art =
    stroke(ring(x, y, r), bright, { width: 1.4, fill: ground }) + stroke(ring(x, y, r * 0.92), colour, { width: 0.7 });
  for (const [k, share] of [0.78, 0.56, 0.34].entries()) {
    const sides = fold * (k === 1 ? 2 : 1);
    const points = regular(x, y, r * share, sides, d.between(0, 1)).map(([px, py], i) =>
      i % 2 === 0 || k === 0 ? ([px, py] as const) : ([x + (px - x) * 0.7, y + (py - y) * 0.7] as const),
    );
    art += stroke(polyline(points, true), k === 1 ? bright : colour, { width: k === 1 ? 1.2 : 0.8 });
  }
  let spokes = '';
  for (let i = 0; i < fold; i++) {
    const t = (i / fold) * TURN;
    spokes += line(
      x + Math.cos(t) * r * 0.34,
      y + Math.sin(t) * r * 0.34,
      x + Math.cos(t) * r * 0.92,
      y + Math.sin(t) * r * 0.92,
    );
  }
  return (
    art +
    stroke(spokes, colour, { width: 0.6, opacity: 0.8 }) +
    stroke(ring(x, y, r * 0.16), bright, { width: 1.2, fill: ground })
  );
};

/** A box that keeps something. */
const chest: Relic = (d, x, h, colour, bright, ground) => {
  const w = h * d.between(0.34, 0.46);
  const tall = h * d.between(0.3, 0.44);
  const y = h * 0.5;
  const at = (u: number, v: number, z: number): Point => [x + (u - v) * w, y + (u + v) * w * 0.5 - z];
  const face = (points: Point[], colourOf: string, width = 1) =>
    stroke(polyline(points, true), colourOf, { width, fill: ground });
  let art = face([at(-0.5, 0.5, 0), at(0.5, 0.5, 0), at(0.5, 0.5, -tall), at(-0.5, 0.5, -tall)], bright, 1.2);
  art += face([at(0.5, 0.5, 0), at(0.5, -0.5, 0), at(0.5, -0.5, -tall), at(0.5, 0.5, -tall)], bright, 1.2);
  art += face([at(-0.5, -0.5, 0), at(0.5, -0.5, 0), at(0.5, 0.5, 0), at(-0.5, 0.5, 0)], bright, 1.2);
  const steps = d.whole(2, 4);
  for (let i = 1; i <= steps; i++) {
    const k = 0.5 - (0.5 * i) / (steps + 1);
    art += face(
      [at(-k, -k, i * 4), at(k, -k, i * 4), at(k, k, i * 4), at(-k, k, i * 4)],
      i === steps ? bright : colour,
      0.9,
    );
  }
  for (let i = 1; i < 5; i++) {
    art += stroke(line(...at(-0.5 + i / 5, 0.5, 0), ...at(-0.5 + i / 5, 0.5, -tall)), colour, {
      width: 0.6,
      opacity: 0.8,
    });
    art += stroke(line(...at(0.5, 0.5 - i / 5, 0), ...at(0.5, 0.5 - i / 5, -tall)), colour, {
      width: 0.6,
      opacity: 0.8,
    });
  }
  const band = d.between(0.3, 0.6);
  return (
    art +
    stroke(polyline([at(-0.5, 0.5, -tall * band), at(0.5, 0.5, -tall * band), at(0.5, -0.5, -tall * band)]), bright, {
      width: 1.8,
    })
  );
};

/** A small figure, the same on both sides. */
const idol: Relic = (d, x, h, colour, bright, ground) => {
  const levels = d.whole(7, 10);
  const left: Point[] = [];
  const right: Point[] = [];
  let inner = '';
  for (let i = 0; i <= levels; i++) {
    const t = i / levels;
    const y = h * (0.1 + 0.78 * t);
    const r = h * (i === 0 ? d.between(0.04, 0.09) : i === levels ? d.between(0.16, 0.24) : d.between(0.07, 0.26));
    left.push([x - r, y]);
    right.unshift([x + r, y]);
    if (i > 0 && i < levels) inner += line(x - r, y, x + r, y);
  }
  const eyes = h * d.between(0.22, 0.32);
  let art =
    stroke(polyline([...left, ...right], true), bright, { width: 1.4, fill: ground }) +
    stroke(inner, colour, { width: 0.7, opacity: 0.85 });
  art += stroke(
    polyline(left.map(([px, py]) => [x + (px - x) * 0.55, py] as const)) +
      polyline(right.map(([px, py]) => [x + (px - x) * 0.55, py] as const)),
    colour,
    { width: 0.7 },
  );
  for (const way of [-1, 1])
    art += stroke(ring(x + way * h * 0.045, eyes, h * 0.022), bright, { width: 1.1, fill: ground });
  return art;
};

const KINDS: readonly (readonly [RegExp, Relic])[] = [
  [/orb|stone|crystal|key|uthat/i, gem],
  [/mona|starry|card|memory|tablet|city|carpet/i, panel],
  [/flute|cane|blade|sword|gun|disruptor|telescope/i, rod],
  [/watch|clock|earring|gateway|field|gambling/i, disc],
  [/box|satellite|pod|generator|device|machine|compartment/i, chest],
  [/head|heart|horga|naiskos|idol|maker/i, idol],
];
const ANY: readonly Relic[] = [turned, gem, disc, chest, idol];
