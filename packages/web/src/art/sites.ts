/** Sites: the plan of a deck. */
import type { CardFacts } from '@spaceline/engine';
import { frameColour, mix } from './colours.ts';
import { line, n, polyline, regular, ring } from './paths.ts';
import { type Drawing, glow, stroke } from './picture.ts';
import { type Dice, dice } from './random.ts';

/** A picture of lines in two colours, on a ground. */
export type Scene = (d: Dice, w: number, h: number, a: string, b: string, ground: string) => string;

export const rooms: Scene = (d, w, h, a, b, ground) => {
  let art = '';
  const split = (x: number, y: number, rw: number, rh: number, depth: number): void => {
    if (depth === 0 || rw * rh < w * h * 0.03 || (depth < 3 && d.chance(0.2))) {
      const lit = d.chance(0.16);
      art += stroke(`M${n(x + 2)} ${n(y + 2)}h${n(rw - 4)}v${n(rh - 4)}h${n(4 - rw)}z`, lit ? b : a, {
        width: lit ? 1.5 : 1,
        fill: ground,
      });
      const kind = d.whole(0, 5);
      const cx = x + rw / 2;
      const cy = y + rh / 2;
      const r = Math.min(rw, rh) * 0.26;
      if (kind === 0) art += stroke(ring(cx, cy, r) + ring(cx, cy, r * 0.5), lit ? b : a, { width: 0.7, opacity: 0.8 });
      else if (kind === 1)
        for (let i = 1; i < 4; i++)
          art += stroke(line(x + 5, y + (rh * i) / 4, x + rw * 0.7, y + (rh * i) / 4), a, { width: 0.7, opacity: 0.6 });
      else if (kind === 2)
        art += stroke(line(x + 2, y + 2, x + rw - 2, y + rh - 2) + line(x + rw - 2, y + 2, x + 2, y + rh - 2), a, {
          width: 0.5,
          opacity: 0.5,
        });
      else if (kind === 3)
        art += stroke(polyline(regular(cx, cy, r * 1.2, 6), true), lit ? b : a, { width: 0.8, opacity: 0.8 });
      art += stroke(d.chance(0.5) ? line(cx - 5, y + 2, cx + 5, y + 2) : line(x + 2, cy - 4, x + 2, cy + 4), ground, {
        width: 2.6,
      });
      return;
    }
    const t = d.between(0.36, 0.64);
    if (rw > rh * d.between(0.8, 1.2)) {
      split(x, y, rw * t, rh, depth - 1);
      split(x + rw * t, y, rw * (1 - t), rh, depth - 1);
    } else {
      split(x, y, rw, rh * t, depth - 1);
      split(x, y + rh * t, rw, rh * (1 - t), depth - 1);
    }
  };
  split(w * 0.05, h * 0.07, w * 0.9, h * 0.86, 4);
  return art;
};

export function site(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const colour = mix(frameColour(card), d.pick(['#8FC3D8', '#C0B8E0', '#9FB8D8']), d.between(0, 0.5));
  const ground = '#0A1320';
  return { ground, body: glow(colour, 0.16) + rooms(d, w, h, colour, '#FFC37A', ground) };
}
