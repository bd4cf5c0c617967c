/** Tactics: a shield with a charge and a fracture. */
import type { CardFacts } from '@spaceline/engine';
import { line, n, type Point, polyline, regular, ring } from './paths.ts';
import { type Drawing, ID, stroke, url } from './picture.ts';
import { type Dice, dice } from './random.ts';

const TURN = Math.PI * 2;

const CHARGES: readonly ((d: Dice, x: number, s: number, a: string, b: string) => string)[] = [
  (_d, x, s, a, b) => {
    let art = '';
    for (let i = 0; i < 5; i++)
      art += stroke(
        polyline([
          [x - 40 * s, (24 + i * 15) * s],
          [x, (44 + i * 15) * s],
          [x + 40 * s, (24 + i * 15) * s],
        ]),
        i % 2 === 1 ? a : b,
        { width: (i % 2 === 1 ? 1.2 : 4) * s },
      );
    return art;
  },
  (d, x, s, a, b) => {
    const px = x + d.between(-12, 4) * s;
    const py = d.between(36, 44) * s;
    const count = d.whole(14, 20);
    let art = '';
    for (let i = 0; i < count; i++) {
      const t = (i / count) * TURN + d.next() * 0.2;
      art += stroke(line(px, py, px + Math.cos(t) * 80 * s, py + Math.sin(t) * 80 * s), i % 3 > 0 ? a : b, {
        width: (i % 3 > 0 ? 0.8 : 2.4) * s,
      });
    }
    return `${art}<circle cx="${n(px)}" cy="${n(py)}" r="${n(9 * s)}" fill="#1C0F16" stroke="${b}" stroke-width="1.2"/>`;
  },
  (_d, x, s, a, b) => {
    let art = '';
    for (let i = 0; i < 7; i++)
      art += stroke(`M${n(x + (-48 + i * 16) * s)} ${n(100 * s)}l${n(40 * s)} ${n(-100 * s)}`, i % 2 === 1 ? a : b, {
        width: (i % 2 === 1 ? 1 : 5) * s,
      });
    return art;
  },
  (_d, x, s, a, b) => {
    let art = '';
    for (let i = 0; i < 6; i++)
      art += stroke(ring(x, 46 * s, (6 + i * 9) * s), i % 2 === 1 ? a : b, { width: (i % 2 === 1 ? 0.9 : 2.6) * s });
    return art + stroke(line(x, 0, x, 100 * s) + line(x - 50 * s, 46 * s, x + 50 * s, 46 * s), b, { width: 0.8 });
  },
  (d, x, s, a, b) => {
    let art = '';
    const count = d.whole(3, 4);
    for (let i = 0; i < count; i++) {
      const px = x + (i - (count - 1) / 2) * 18 * s;
      const py = (30 + Math.abs(i - (count - 1) / 2) * 10) * s;
      art +=
        stroke(
          polyline(
            [
              [px, py - 14 * s],
              [px + 6 * s, py + 10 * s],
              [px, py + 5 * s],
              [px - 6 * s, py + 10 * s],
            ],
            true,
          ),
          b,
          { width: 1.2, fill: '#1C0F16' },
        ) + stroke(line(px, py + 12 * s, px, 100 * s), a, { width: 0.9, dash: '3 2' });
    }
    return art;
  },
  (_d, x, s, a, b) => {
    let art = '';
    for (let i = 0; i < 8; i++)
      art += stroke(polyline(regular(x, 46 * s, (5 + i * 6.5) * s, 4, i * 0.12), true), i % 2 === 1 ? a : b, {
        width: (i % 2 === 1 ? 0.9 : 2) * s,
      });
    return art;
  },
  (d, x, s, a, b) => {
    let art = '';
    for (let i = 0; i < 9; i++)
      art += stroke(
        `M${n(x - 40 * s)} ${n((18 + i * 9) * s)}c${n(20 * s)} ${n(d.between(-14, 14) * s)} ${n(60 * s)} ${n(d.between(-14, 14) * s)} ${n(80 * s)} 0`,
        i % 3 === 1 ? b : a,
        { width: (i % 3 === 1 ? 2.8 : 1) * s },
      );
    return art;
  },
  (_d, x, s, a, b) =>
    stroke(line(x, 10 * s, x, 96 * s), b, { width: 7 * s }) +
    stroke(line(x - 36 * s, 44 * s, x + 36 * s, 44 * s), b, { width: 7 * s }) +
    [20, 68]
      .map((y) =>
        stroke(ring(x - 18 * s, y * s + 6 * s, 6 * s) + ring(x + 18 * s, y * s + 6 * s, 6 * s), a, { width: 1 }),
      )
      .join(''),
];

/** A shield about x, for a picture 100 high at s = 1. */
export const shieldPath = (x: number, s: number, k: number): string => {
  const w = 34 * s * k;
  return `M${n(x - w)} ${n(14 * s - (k - 1) * 30 * s)}H${n(x + w)}V${n(50 * s)}C${n(x + w)} ${n(72 * s * k * 0.95)} ${n(x + 16 * s * k)} ${n(86 * s * k * 0.97)} ${n(x)} ${n(94 * s * k * 0.98)}C${n(x - 16 * s * k)} ${n(86 * s * k * 0.97)} ${n(x - w)} ${n(72 * s * k * 0.95)} ${n(x - w)} ${n(50 * s)}z`;
};

export function tactic(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const a = '#FF7A78';
  const b = '#FFD2BF';
  const x = w / 2;
  const s = Math.min(h, w * 1.15) / 100;
  const lift = (h - 100 * s) / 2;
  let body = '';
  for (let i = 6; i > 0; i--)
    body += stroke(shieldPath(x, s, 1 + i * 0.16), a, { width: 0.5, opacity: 0.5 - i * 0.06 });
  body += stroke(shieldPath(x, s, 1), b, { width: 1.3, fill: '#1C0F16' });
  body += `<clipPath id="${ID}t"><path d="${shieldPath(x, s, 1)}"/></clipPath><g clip-path="${url('t')}">${dice(card.title, 'charge').pick(CHARGES)(d, x, s, a, b)}`;
  const way = d.chance(0.5) ? 1 : -1;
  let px = x + way * 30 * s;
  let py = 18 * s;
  const split: Point[] = [[x + way * 36 * s, 14 * s]];
  for (let i = 0; i < 7; i++) {
    px -= way * d.between(3, 12) * s;
    py += d.between(6, 13) * s;
    split.push([px + (i % 2 === 1 ? 7 : -3) * s, py]);
  }
  body += `${stroke(polyline(split), '#0B0A10', { width: 4.5 * s })}${stroke(polyline(split), b, { width: 0.9 })}</g>`;
  return { ground: '#120B12', body: `<g transform="translate(0 ${n(lift)})">${body}</g>` };
}
