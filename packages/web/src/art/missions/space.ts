/** Space missions: warped noise cut at nine levels in one duotone, a denser lane across, stars, one motif. */
import type { CardFacts } from '@spaceline/engine';
import { type Duotone, duotone, mix, NIGHT, WHITE } from '../colours.ts';
import { contourPath, makeField, quantiles } from '../contours.ts';
import { layered, makeNoise } from '../noise.ts';
import { arc, line, n, n2, type Point, polyline, regular, ring, smoothLine } from '../paths.ts';
import { type Drawing, dot, rotated, sparkle, stars, stroke } from '../picture.ts';
import { type Dice, dice } from '../random.ts';

const LEVELS = [0.36, 0.48, 0.58, 0.67, 0.75, 0.82, 0.88, 0.93, 0.97];

interface Scene {
  x: number;
  y: number;
  w: number;
  h: number;
  /** 1 where the picture is 130 high */
  s: number;
  tone: Duotone;
  d: Dice;
}

type Motif = (scene: Scene) => string;

/** A drawing in a flat disc, seen at a slant. */
function disc({ x, y, s, tone, d }: Scene): string {
  let art = '';
  for (let i = 0; i < 11; i++) {
    const r = (10 + i * i * 0.95) * s;
    art += stroke(ring(x, y, r, r * 0.34), i < 4 ? tone.light : tone.body, {
      width: i < 3 ? 1 : 0.6,
      opacity: 0.95 - i * 0.07,
    });
  }
  art = rotated(d.between(-24, -10), x, y, art);
  return `${art}<circle cx="${n(x)}" cy="${n(y)}" r="${n(5.5 * s)}" fill="#05080E" stroke="${tone.light}"/>`;
}

const echoes: Motif = ({ x, y, s, tone }) => {
  let art = '';
  for (let i = 0; i < 6; i++) {
    const dash = i % 2 === 1 ? '2 3' : undefined;
    art += stroke(ring(x, y, (9 + i * 7) * s), tone.light, { width: 0.6, opacity: 0.75 - i * 0.11, dash });
  }
  return art + sparkle(x, y, 8 * s);
};

const survey: Motif = ({ w, h, s, tone, d }) => {
  const points: Point[] = Array.from(
    { length: 7 },
    () => [w * d.between(0.12, 0.88), h * d.between(0.15, 0.85)] as const,
  );
  let marks = '';
  for (const [x, y] of points) marks += ring(x, y, 3.4 * s);
  return (
    stroke(polyline(points), tone.light, { width: 0.5, opacity: 0.45, dash: '3 3' }) +
    stroke(marks, tone.light, { width: 0.6, opacity: 0.8 }) +
    points.map(([x, y]) => dot(x, y, 1.1 * s, tone.light)).join('')
  );
};

const pulsar: Motif = ({ x, y, w, s, tone, d }) => {
  const a = d.between(-0.9, -0.4);
  let art = '';
  for (let i = -3; i <= 3; i++) {
    const b = a + i * 0.055;
    const far = w * (0.62 - Math.abs(i) * 0.07);
    const ray = line(x - Math.cos(b) * far, y - Math.sin(b) * far, x + Math.cos(b) * far, y + Math.sin(b) * far);
    art += stroke(ray, i === 0 ? WHITE : tone.light, { width: i === 0 ? 1 : 0.5, opacity: 0.9 - Math.abs(i) * 0.2 });
  }
  for (let i = 0; i < 5; i++)
    art += rotated(
      (a * 180) / Math.PI + 90,
      x,
      y,
      stroke(ring(x, y, (12 + i * 9) * s, (4 + i * 3) * s), tone.light, { width: 0.6, opacity: 0.7 - i * 0.12 }),
    );
  return art + dot(x, y, 3.6 * s, '#FFF6E4');
};

const comet: Motif = ({ x, y, w, s, tone, d }) => {
  const a = d.between(0.2, 0.7) * (d.chance(0.5) ? 1 : -1);
  let art = '';
  for (let i = -6; i <= 6; i++) {
    const b = a + Math.PI + i * 0.05;
    const far = w * d.between(0.28, 0.56) * (1 - Math.abs(i) * 0.08);
    const tail: Point[] = [0, 0.5, 1].map(
      (t) => [x + Math.cos(b + t * t * i * 0.05) * far * t, y + Math.sin(b + t * t * i * 0.05) * far * t] as const,
    );
    art += stroke(smoothLine(tail), i % 3 === 0 ? tone.light : tone.body, {
      width: i === 0 ? 1.2 : 0.6,
      opacity: 0.85 - Math.abs(i) * 0.09,
    });
  }
  return art + stroke(ring(x, y, 6 * s), tone.light, { width: 0.7, opacity: 0.8 }) + dot(x, y, 3.4 * s, '#FFF6E4');
};

const funnel: Motif = ({ x, y, s, tone, d }) => {
  const a = d.between(-0.6, 0.6);
  let art = '';
  for (let i = 0; i < 13; i++) {
    const t = i / 12;
    const r = (3 + t ** 1.8 * 46) * s;
    const gx = x + Math.cos(a) * t * t * 30 * s;
    const gy = y + Math.sin(a) * t * t * 30 * s;
    art += rotated(
      a * 57 + 90,
      gx,
      gy,
      stroke(ring(gx, gy, r, r * (0.45 + t * 0.25)), i % 4 === 0 ? tone.light : mix(tone.body, tone.light, 0.4), {
        width: i % 4 === 0 ? 1 : 0.55,
        opacity: 0.95 - t * 0.55,
      }),
    );
  }
  return art + dot(x, y, 2.6 * s, WHITE);
};

const bolts: Motif = ({ w, h, s, tone, d }) => {
  let art = '';
  for (let k = 0; k < 4; k++) {
    let x = w * d.between(0.05, 0.9);
    let y = -4;
    const points: Point[] = [[x, y]];
    const fork: Point[] = [];
    while (y < h * d.between(0.7, 1.1)) {
      x += d.between(-16, 16) * s;
      y += d.between(7, 16) * s;
      points.push([x, y]);
      if (points.length === 4)
        fork.push([x, y], [x + d.between(-20, 20) * s, y + 12 * s], [x + d.between(-30, 30) * s, y + 26 * s]);
    }
    art += stroke(polyline(points), k === 0 ? '#FFF6E4' : tone.light, {
      width: k === 0 ? 1.2 : 0.7,
      opacity: 0.9 - k * 0.12,
    });
    if (fork.length > 0) art += stroke(polyline(fork), tone.light, { width: 0.5, opacity: 0.7 });
  }
  return art;
};

const sun: Motif = ({ x, y, s, tone, d }) => {
  const r = d.between(12, 17) * s;
  let rays = '';
  const count = d.whole(36, 52);
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const far = r * (1.25 + d.next() ** 2 * 1.4);
    rays += line(x + Math.cos(a) * r * 1.14, y + Math.sin(a) * r * 1.14, x + Math.cos(a) * far, y + Math.sin(a) * far);
  }
  let art = stroke(rays, tone.light, { width: 0.6, opacity: 0.8 });
  art += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${mix(tone.body, tone.light, 0.7)}" stroke="#FFF6E4" stroke-width=".9"/>`;
  for (let i = 1; i < 4; i++)
    art += stroke(arc(x, y, r * (1 - i * 0.2), r * (1 - i * 0.2), 0.4 + i, 3 + i), tone.shadow, {
      width: 0.7,
      opacity: 0.6,
    });
  return art;
};

const convoy: Motif = ({ x, y, w, s, tone, d }) => {
  const a = d.between(-0.5, 0.2);
  let art = '';
  for (let i = 0; i < 3; i++) {
    const px = x + (i - 1) * 26 * s;
    const py = y + (i - 1) * 15 * s * (d.chance(0.5) ? 1 : -1);
    const back = w * 0.7;
    const c = Math.cos(a);
    const t = Math.sin(a);
    art += stroke(line(px - c * back, py - t * back, px - c * 10 * s, py - t * 10 * s), tone.light, {
      width: 0.6,
      opacity: 0.55,
      dash: i === 1 ? '6 3' : '2 4',
    });
    const dart: Point[] = [
      [9, 0],
      [-6, 4.4],
      [-3, 0],
      [-6, -4.4],
    ].map(([u, v]) => [px + (u * c - v * t) * s, py + (u * t + v * c) * s] as const);
    art += stroke(polyline(dart, true), '#FFF6E4', { width: 0.8, fill: tone.shadow });
  }
  return art;
};

const wreck: Motif = ({ x, y, s, tone, d }) => {
  let art = '';
  for (let i = 0; i < 13; i++) {
    const a = d.between(0, 6.28);
    const far = d.between(4, 58) * s;
    const px = x + Math.cos(a) * far;
    const py = y + Math.sin(a) * far * 0.6;
    const r = d.between(2, 8) * s * (1 - far / (90 * s));
    const points = regular(px, py, r, d.whole(3, 5), d.between(0, 6)).map(
      ([u, v]) => [u + d.between(-r, r) * 0.4, v + d.between(-r, r) * 0.4] as const,
    );
    art += stroke(polyline(points, true), i % 3 === 0 ? '#FFF6E4' : tone.light, {
      width: 0.7,
      fill: mix(tone.shadow, NIGHT, 0.4),
      opacity: 0.95,
    });
  }
  return art;
};

const yard: Motif = ({ x, y, s, tone, d }) => {
  const sides = d.whole(6, 9);
  let art = '';
  const turn = d.between(0, 1);
  const outer = regular(x, y, 30 * s, sides, turn, 19 * s);
  const inside = regular(x, y, 21 * s, sides, turn, 13 * s);
  art +=
    stroke(polyline(outer, true), '#FFF6E4', { width: 1 }) + stroke(polyline(inside, true), tone.light, { width: 0.7 });
  let ties = '';
  for (let i = 0; i < sides; i++)
    ties += line(...outer[i], ...inside[i]) + line(...outer[i], ...inside[(i + 1) % sides]);
  art += stroke(ties, tone.light, { width: 0.5, opacity: 0.7 });
  return (
    art +
    stroke(line(x - 50 * s, y, x - 30 * s, y) + line(x + 30 * s, y, x + 50 * s, y), tone.light, {
      width: 0.7,
      dash: '3 2',
    })
  );
};

const signal: Motif = ({ x, y, s, tone, d }) => {
  const a = d.between(-0.8, 0.8) + (d.chance(0.5) ? Math.PI : 0);
  let art = '';
  for (let i = 1; i < 8; i++)
    art += stroke(arc(x, y, i * 9 * s, i * 9 * s, a - 0.62, a + 0.62), tone.light, {
      width: i % 3 === 0 ? 1.1 : 0.6,
      opacity: 0.95 - i * 0.1,
    });
  return art + dot(x, y, 2.6 * s, '#FFF6E4') + stroke(ring(x, y, 5 * s), tone.light, { width: 0.7 });
};

const visitor: Motif = ({ x, y, s, tone, d }) => {
  const spokes = d.whole(5, 9);
  let art = '';
  for (let i = 0; i < spokes; i++) {
    const a = (i / spokes) * Math.PI * 2;
    const far = (i % 2 === 0 ? 26 : 18) * s;
    const points: Point[] = [0, 0.4, 0.75, 1].map(
      (t) => [x + Math.cos(a + t * 0.9) * far * t, y + Math.sin(a + t * 0.9) * far * t * 0.8] as const,
    );
    art += stroke(smoothLine(points), tone.light, { width: 0.9, opacity: 0.9 });
    art += dot(...points[3], 1.5 * s, '#FFF6E4');
  }
  for (let i = 1; i < 4; i++)
    art += stroke(ring(x, y, i * 12 * s, i * 9.6 * s), tone.light, {
      width: 0.5,
      opacity: 0.55 - i * 0.1,
      dash: '1.5 3',
    });
  return art + dot(x, y, 4 * s, mix(tone.body, tone.light, 0.6));
};

const belt: Motif = ({ x, y, s, tone, d }) => {
  let art = '';
  for (let i = 0; i < 34; i++) {
    const a = d.between(0, 6.28);
    const k = d.between(0.8, 1.15);
    art += dot(
      x + Math.cos(a) * 52 * s * k,
      y + Math.sin(a) * 18 * s * k,
      d.between(0.6, 2) * s,
      d.chance(0.3) ? '#FFF6E4' : tone.light,
      d.between(0.5, 1),
    );
  }
  return (
    stroke(ring(x, y, 52 * s, 18 * s), tone.light, { width: 0.5, opacity: 0.5, dash: '2 4' }) +
    sparkle(x, y, 7 * s) +
    art
  );
};

const MOTIFS: readonly (readonly [RegExp, Motif])[] = [
  [/worm|rift|fissure|warp|continuum|instab/i, funnel],
  [/singular|ambush|black|hole|snare|null/i, disc],
  [/inversion|nebula|anomaly|interstellar|mystery/i, echoes],
  [/catalog|chart|survey|market|mining|explore/i, survey],
  [/pulsar|radiation|neutrino|emission|time/i, pulsar],
  [/comet|rogue|homeward/i, comet],
  [/storm|plasma|streamer|badlands|expanse/i, bolts],
  [/star|dyson|stellar|collision|reignite/i, sun],
  [/probe|sighting|life|alien|sample|incursion/i, visitor],
  [/patrol|intercept|rendezvous|gunrun|shipment|exercise|test|propulsion|corner|prison|immigration/i, convoy],
  [/salvage|shattered|wreck|\bsearch|disappear/i, wreck],
  [/repair|construct|depot|station|secure|overhaul/i, yard],
  [/distress|signal|rumor|message|compromised/i, signal],
];
const ANY: readonly Motif[] = [echoes, survey, pulsar, funnel, convoy, yard, signal, visitor, belt, sun, disc];

const motifOf = (title: string): Motif =>
  MOTIFS.find(([word]) => word.test(title))?.[1] ?? dice(title, 'motif').pick(ANY);

/** The nebula alone, which serves as the ground of other pictures too. */
export function nebula(title: string, w: number, h: number, tone: Duotone, lane: boolean): string {
  const d = dice(title, 'nebula');
  const noise = makeNoise(d);
  const short = Math.min(w, h);
  const cell = Math.min(9, Math.max(2.8, short / 42));
  const k = 3.5 / short;
  const vx = w * d.between(0.3, 0.7);
  const vy = h * d.between(0.38, 0.62);
  const angle = d.between(-0.6, 0.6);
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const wide = w * 0.2;
  const field = makeField(w, h, cell, cell * 2.5, (x, y) => {
    const u = x * k;
    const v = y * k;
    const height = layered(
      noise,
      u + layered(noise, u + 5.2, v + 1.3, 2) * 2.2,
      v + layered(noise, u + 9.1, v + 7.7, 2) * 2.2,
      3,
    );
    if (!lane) return height;
    const across = ((y - vy) * cos - (x - vx) * sin) / wide;
    return height + 0.34 * Math.exp(-across * across);
  });
  let art = '';
  for (const [i, level] of quantiles(field, LEVELS).entries()) {
    const t = i / (LEVELS.length - 1);
    const colour = mix(tone.body, tone.light, t * t);
    art += `<path d="${contourPath(field, level, true)}" fill="${colour}" fill-opacity="${n2(0.07 + t * 0.07)}" fill-rule="evenodd" stroke="${colour}" stroke-opacity="${n2(0.16 + t * 0.5)}" stroke-width=".5"/>`;
  }
  return art;
}

export function space(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const tone = duotone(card.title);
  const scene: Scene = {
    x: d.between(0.3, 0.7) * w,
    y: d.between(0.36, 0.58) * h,
    w,
    h,
    s: Math.min(1.5, h / 130),
    tone,
    d,
  };
  let body = stars(card.title, w, h, Math.round((w * h) / 420)) + nebula(card.title, w, h, tone, true);
  body += motifOf(card.title)(scene);
  const sparkles = dice(card.title, 'sparkles');
  for (let i = 0; i < 3; i++) body += sparkle(sparkles.next() * w, sparkles.next() * h, sparkles.between(3, 5), WHITE);
  return { ground: mix(NIGHT, tone.shadow, 0.55), body };
}
