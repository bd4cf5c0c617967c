/** Planet missions: a contoured or banded disc with a terminator, orbits, moons, one motif. */
import type { CardFacts } from '@spaceline/engine';
import { type Duotone, duotone, mix, NIGHT, WHITE } from '../colours.ts';
import { contourPath, type Field, makeField, quantiles } from '../contours.ts';
import { layered, makeNoise, type Noise } from '../noise.ts';
import { arc, line, n, n2, type Point, polyline, regular, ring } from '../paths.ts';
import { type Drawing, dot, ID, radial, rotated, sparkle, stars, stroke, url } from '../picture.ts';
import { type Dice, dice } from '../random.ts';

interface World {
  x: number;
  y: number;
  r: number;
  w: number;
  h: number;
  /** 1 where the picture is 130 high */
  s: number;
  /** where the light comes from: -1 left, 1 right */
  light: number;
  tone: Duotone;
  d: Dice;
}

type Surface = (noise: Noise, u: number, v: number) => number;

const topo: Surface = (noise, u, v) =>
  layered(noise, u * 1.5 + 8 + 1.6 * layered(noise, u + 3, v + 2, 2), v * 1.7 + 3, 4);
const bands: Surface = (noise, u, v) =>
  0.5 +
  0.32 * Math.sin(v * 5.2 + u * 0.5 + layered(noise, u * 1.3 + 4, v * 2.2, 3) * 3.4) +
  0.2 * layered(noise, u * 1.6, v * 3, 3);
const ridges: Surface = (noise, u, v) => 1 - Math.abs(layered(noise, u * 1.5 + 5, v * 1.5 + 1, 4) - 0.5) * 2;
const islands: Surface = (noise, u, v) => layered(noise, u * 2.6 + 2, v * 2.6 + 6, 4) ** 1.6;
const storms: Surface = (noise, u, v) => {
  const x = u - 0.24;
  const y = (v - 0.1) * 1.7;
  const near = Math.exp(-(x * x + y * y) * 5);
  return 0.5 + 0.3 * Math.sin(v * 7 + layered(noise, u * 1.4, v * 2, 2) * 3 + near * 6) + near * 0.3;
};
const SURFACES: readonly Surface[] = [topo, topo, bands, bands, ridges, islands, storms];

/** The pictures that set the look keep their ground. */
const CHOSEN: Readonly<Record<string, Surface>> = {
  'Kazon Conference': bands,
  'Combat Training': bands,
  'Stop Bombardment': topo,
};

type Motif = (world: World) => string;

const strikes: Motif = ({ w, h, s, tone, d, light }) => {
  let art = '';
  for (let i = 0; i < 9; i++) {
    const near = w * (0.04 + 0.5 * d.next());
    const y = h * (-0.1 + 0.5 * d.next());
    const far = d.between(14, 30) * s;
    const x = light < 0 ? near : w - near;
    const dx = light < 0 ? far : -far;
    art += `<path d="${line(x, y, x + dx, y + far * 0.62)}" stroke="${tone.light}" stroke-width="${n2(d.between(0.5, 1.1))}" opacity="${n2(d.between(0.4, 0.9))}" stroke-linecap="round"/>`;
    art += dot(x + dx, y + far * 0.62, 1.4 * s, '#FFE9C9');
  }
  return art;
};

const moon: Motif = ({ x, y, r, s, tone, d, light }) => {
  const size = d.between(4, 8) * s;
  const mx = x + light * r * d.between(1.05, 1.25);
  const my = y - r * d.between(0.5, 0.85);
  return (
    `<circle cx="${n(mx)}" cy="${n(my)}" r="${n(size)}" fill="${mix(tone.body, tone.shadow, 0.2)}" stroke="${tone.light}" stroke-width=".7"/>` +
    stroke(arc(mx, my, size * 0.6, size * 0.6, 0.6, 2.6), tone.light, { width: 0.5, opacity: 0.6 })
  );
};

const rings: Motif = ({ x, y, r, tone, d, light }) => {
  let art = '';
  const tilt = -light * d.between(14, 26);
  const flat = d.between(0.2, 0.32);
  for (let i = 0; i < 6; i++) {
    const k = r * (1.28 + i * 0.085);
    art += stroke(arc(x, y, k, k * flat, -0.22, Math.PI + 0.22), i % 2 === 0 ? tone.light : tone.body, {
      width: i === 2 ? 1.6 : 0.8,
      opacity: 0.85 - i * 0.09,
    });
    art += stroke(arc(x, y, k, k * flat, Math.PI + 0.5, 2 * Math.PI - 0.5), tone.body, { width: 0.6, opacity: 0.16 });
  }
  return rotated(tilt, x, y, art);
};

/** A place on the lit side, in the picture. */
const site = ({ x, y, r, d, light }: World): Point => [
  x + light * r * d.between(0.1, 0.45),
  y - r * d.between(0.1, 0.45),
];

const dig: Motif = (world) => {
  const { s, tone } = world;
  const [x, y] = site(world);
  const square = (k: number) => polyline(regular(x, y, k * s, 4, 0, k * 0.55 * s), true);
  let art = '';
  for (let i = 0; i < 4; i++)
    art += stroke(square(20 - i * 5), i === 0 ? '#FFF6E4' : tone.light, {
      width: i === 0 ? 1 : 0.7,
      opacity: 0.95 - i * 0.08,
    });
  return (
    art +
    stroke(line(x, y, x, y - 34 * s), '#FFF6E4', { width: 0.7, dash: '2 2' }) +
    dot(x, y - 34 * s, 1.6 * s, '#FFF6E4')
  );
};

const search: Motif = (world) => {
  const { s, tone, light, w, h } = world;
  const [x, y] = site(world);
  const sx = light < 0 ? w * 0.1 : w * 0.9;
  const sy = h * 0.14;
  let art = `<path d="M${n(sx)} ${n(sy)}L${n(x - 12 * s)} ${n(y + 4 * s)}A${n(12 * s)} ${n(5 * s)} 0 0 0 ${n(x + 12 * s)} ${n(y + 4 * s)}Z" fill="${tone.light}" opacity=".16"/>`;
  for (let i = 0; i < 4; i++)
    art += stroke(ring(x, y + 2 * s, (5 + i * 6) * s, (2 + i * 2.6) * s), i === 0 ? '#FFF6E4' : tone.light, {
      width: 0.8,
      opacity: 0.95 - i * 0.2,
    });
  return art + sparkle(sx, sy, 5 * s) + dot(x, y + 2 * s, 1.4 * s, WHITE);
};

const cells: Motif = ({ x, y, r, s, tone, d, light }) => {
  let art = '';
  for (let i = 0; i < 9; i++) {
    const a = (light < 0 ? Math.PI : 0) + d.between(-1.3, 0.7) * light;
    const far = r * d.between(1.02, 1.5);
    const px = x + Math.cos(a) * far;
    const py = y + Math.sin(a) * far * 0.9;
    const size = d.between(2.5, 7) * s;
    art += stroke(ring(px, py, size), tone.light, { width: 0.8, fill: mix(NIGHT, tone.body, 0.3), opacity: 0.95 });
    art += dot(px + size * 0.25, py, size * 0.34, '#FFF6E4', 0.85);
    art += stroke(ring(px, py, size * 1.5), tone.light, { width: 0.4, opacity: 0.5, dash: '1.5 2' });
  }
  return art;
};

const talks: Motif = ({ x, y, r, s, tone, d, light }) => {
  let art = '';
  const tilt = light * d.between(8, 22);
  for (const [i, k] of [1.16, 1.34].entries()) {
    const a = d.between(2.6, 4.2);
    art += stroke(arc(x, y, r * k, r * k * 0.62, a, a + 2.6), i === 0 ? '#FFF6E4' : tone.light, {
      width: 1,
      opacity: 0.9,
    });
    for (const b of [a, a + 2.6]) {
      const px = x + Math.cos(b) * r * k;
      const py = y + Math.sin(b) * r * k * 0.62;
      art += `<circle cx="${n(px)}" cy="${n(py)}" r="${n(3 * s)}" fill="${NIGHT}" stroke="${i === 0 ? '#FFF6E4' : tone.light}"/>`;
    }
  }
  return rotated(tilt, x, y, art);
};

const settlement: Motif = (world) => {
  const { x, y, r, s, light, d } = world;
  let lights = '';
  for (let i = 0; i < 46; i++) {
    const a = d.between(-1.3, 1.3) + (light < 0 ? 0 : Math.PI);
    const k = r * Math.sqrt(d.between(0.1, 0.94));
    lights += `M${n(x + Math.cos(a) * k)} ${n(y + Math.sin(a) * k)}h0`;
  }
  let art = `<path d="${lights}" stroke="#FFE2A8" stroke-width="${n2(1.3 * s)}" stroke-linecap="round" opacity=".85"/>`;
  const ox = x + light * r * 1.2;
  const oy = y - r * 0.62;
  art += stroke(
    ring(ox, oy, 6 * s, 3.2 * s) + line(ox - 9 * s, oy, ox + 9 * s, oy) + line(ox, oy - 6 * s, ox, oy + 6 * s),
    '#FFF6E4',
    { width: 0.8 },
  );
  return art;
};

const secret: Motif = ({ x, y, r, tone, light, s }) => {
  const a = light < 0 ? Math.PI : 0;
  let art = `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.985)}" fill="#05080E" opacity=".45"/>`;
  art += stroke(arc(x, y, r, r, a - 1.1, a + 1.1), '#FFF6E4', { width: 1.4 });
  for (let i = 0; i < 3; i++)
    art += stroke(ring(x, y, r * (1.12 + i * 0.1)), tone.light, { width: 0.5, opacity: 0.6 - i * 0.15, dash: '1.5 4' });
  return art + sparkle(x + light * r * 0.98, y - r * 0.12, 8 * s);
};

const instruments: Motif = ({ x, y, r, tone, d }) => {
  let ticks = '';
  const k = r * 1.12;
  for (let i = 0; i < 72; i++) {
    const a = (i / 72) * Math.PI * 2;
    const long = i % 6 === 0 ? 1.1 : 1.05;
    ticks += line(x + Math.cos(a) * k, y + Math.sin(a) * k, x + Math.cos(a) * k * long, y + Math.sin(a) * k * long);
  }
  const a = d.between(3.6, 5.6);
  return (
    stroke(ticks, tone.light, { width: 0.6, opacity: 0.75 }) +
    stroke(arc(x, y, k, k, a, a + 1.2), '#FFF6E4', { width: 1.6 }) +
    stroke(
      line(x, y, x + Math.cos(a) * k * 1.1, y + Math.sin(a) * k * 1.1) +
        line(x, y, x + Math.cos(a + 1.2) * k * 1.1, y + Math.sin(a + 1.2) * k * 1.1),
      '#FFF6E4',
      { width: 0.6, opacity: 0.6, dash: '3 3' },
    )
  );
};

const meridians: Motif = ({ x, y, r, tone, d }) => {
  let art = '';
  for (const k of [0.25, 0.5, 0.75]) art += ring(x, y, r * k, r);
  let across = '';
  for (const v of [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75]) {
    const half = Math.sqrt(1 - v * v) * r;
    across += line(x - half, y + v * r, x + half, y + v * r);
  }
  return rotated(
    d.between(-24, 24),
    x,
    y,
    stroke(art + across, '#FFF6E4', { width: 0.5, opacity: 0.5 }) +
      stroke(line(x, y - r * 1.2, x, y + r * 1.2), tone.light, { width: 0.8, opacity: 0.8 }),
  );
};

const shuttles: Motif = ({ x, y, r, s, tone, d, light }) => {
  let art = '';
  for (let i = 0; i < 3; i++) {
    const a = d.between(-2.4, -0.9);
    const k = 1.1 + i * 0.16;
    const px = x + Math.cos(a) * r * k;
    const py = y + Math.sin(a) * r * k;
    art += stroke(arc(x, y, r * k, r * k, a, a - light * 1.1), tone.light, { width: 0.6, opacity: 0.6, dash: '2 3' });
    art += stroke(polyline(regular(px, py, 4.6 * s, 3, a + light * 1.57), true), '#FFF6E4', {
      width: 0.8,
      fill: NIGHT,
    });
  }
  return art;
};

const MOTIFS: readonly (readonly [RegExp, Motif])[] = [
  [/bombard|invasion|raid|attack|force|training|tournament|suppression|annihil|massacre|day to/i, strikes],
  [/excavat|dig|mine|extraction|plunder|sword|archa|interment|site|gault|rush/i, dig],
  [/plague|virus|cure|fever|phage|blight|medical|bioweapon|dna|clone|botanical|symbiont|victims/i, cells],
  [/confer|negotia|diplom|relations|contact|alliance|reunion|dispute|message|coup|order/i, talks],
  [/colon|settle|terraform|home|establish|station|depot|agricult|cooperative|place/i, settlement],
  [
    /covert|secret|cloak|espionage|expose|plot|rebel|insurrection|conspir|intelligence|security|strategic|alter/i,
    secret,
  ],
  [/survey|geolog|mineral|assessment|instability/i, meridians],
  [/moon/i, moon],
  [/\bsearch|hunt|rescue|survivor|quest|legend|fugitive|hostage|founder|prisoner|liberation|sensitive/i, search],
  [/research|study|observ|evaluate|investigat|diagnosis/i, instruments],
  [/evacuat|relief|deliver|transport|supplies|rendezvous|cargo|relocate|shore|trip|aid/i, shuttles],
];
const ANY: readonly Motif[] = [moon, rings, rings, talks, meridians, search, shuttles, instruments, settlement];

const motifOf = (title: string): Motif =>
  MOTIFS.find(([word]) => word.test(title))?.[1] ?? dice(title, 'motif').pick(ANY);

/** How a planet lies in its picture: whole on a tile, cut by the edge on a card. */
function place(d: Dice, w: number, h: number, whole: boolean): { x: number; y: number; r: number; right: boolean } {
  const size = d.between(0.48, 0.62);
  const right = d.chance(0.5);
  const across = right ? d.between(0.62, 0.72) : d.between(0.28, 0.38);
  const down = d.between(0.6, 0.7);
  if (!whole) return { x: w * across, y: h * down, r: h * size, right };
  const r = Math.min(h * 0.4, w * 0.4) * (0.84 + size * 0.24);
  return { x: w * (0.5 + (across - 0.5) * 0.82), y: h * 0.5, r, right };
}

export function planet(card: CardFacts, w: number, h: number, whole = h < 170): Drawing {
  const d = dice(card.title);
  const noise = makeNoise(d);
  const tone = duotone(card.title);
  const surface = CHOSEN[card.title] ?? d.pick(SURFACES);
  const { x, y, r, right } = place(d, w, h, whole);
  const world: World = {
    x,
    y,
    r,
    w,
    h,
    s: Math.min(1.5, h / 130),
    light: right ? -1 : 1,
    tone,
    d: dice(card.title, 'world'),
  };
  let body = stars(card.title, w, h, Math.round((w * h) / 520));
  for (let i = 0; i < 3; i++) {
    const k = r * (1.22 + i * 0.26);
    body += rotated(
      right ? 16 : -16,
      x,
      y,
      stroke(ring(x, y, k * 1.25, k * 0.42), tone.body, {
        width: 0.6,
        opacity: 0.5 - i * 0.13,
        dash: i === 1 ? '2 4' : undefined,
      }),
    );
  }
  body += globe(world, noise, surface);
  body += motifOf(card.title)(world);
  return { ground: mix(NIGHT, tone.shadow, 0.35), body };
}

const SHARES = [0.46, 0.58, 0.68, 0.77, 0.86, 0.94];
const STRENGTHS = [0.1, 0.12, 0.14, 0.15, 0.16, 0.22];

function globe({ x, y, r, light, tone }: World, noise: Noise, surface: Surface): string {
  const shade = 0.5 + light * 0.22;
  const night = 0.5 + light * 0.3;
  let art = `<defs><clipPath id="${ID}c"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/></clipPath>${radial('p', shade, 0.28, 0.85, [0, mix(tone.body, tone.light, 0.35)], [0.5, mix(tone.body, tone.shadow, 0.3)], [1, mix(tone.shadow, '#05080E', 0.35)])}${radial('s', night, 0.22, 0.95, [0.45, '#05080E', 0], [0.78, '#05080E', 0.62], [1, '#05080E', 0.93])}</defs>`;
  art += `<g clip-path="${url('c')}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${url('p')}"/>`;
  const field: Field = makeField(2 * r, 2 * r, Math.max(2, r / 22), 1, (px, py) => {
    const u = px / r - 1;
    const v = py / r - 1;
    const far = Math.min(0.98, Math.hypot(u, v));
    const bulge = 1 / Math.sqrt(1.02 - far * far * 0.86);
    return surface(noise, u * bulge, v * bulge);
  });
  field.x += x - r;
  field.y += y - r;
  for (const [i, level] of quantiles(field, SHARES).entries()) {
    const colour = i % 2 === 1 ? tone.light : mix(tone.body, WHITE, 0.12);
    art += `<path d="${contourPath(field, level, true)}" fill-rule="evenodd" fill="${colour}" fill-opacity="${STRENGTHS[i]}" stroke="${tone.light}" stroke-opacity="${n2(0.28 + i * 0.07)}" stroke-width=".5"/>`;
  }
  art += `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r + 1)}" fill="${url('s')}"/></g>`;
  return `${art}<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="none" stroke="${tone.light}" stroke-width=".9" opacity=".55"/>`;
}
