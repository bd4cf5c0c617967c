/** Objectives: high ground, and a way up to it. */
import type { CardFacts } from '@spaceline/engine';
import { frameColour, mix, NIGHT } from './colours.ts';
import { contourPath, makeField, quantiles } from './contours.ts';
import { layered, makeNoise } from './noise.ts';
import { n, type Point, ring, smoothLine, through } from './paths.ts';
import { type Drawing, fill, glow, stroke } from './picture.ts';
import { dice } from './random.ts';

export function objective(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const colour = mix(frameColour(card), d.pick(['#9FD6C8', '#B8D68A', '#7FC7B8']), d.between(0, 0.5));
  const noise = makeNoise(d);
  const px = w * d.between(0.3, 0.7);
  const py = h * d.between(0.3, 0.55);
  const steep = d.between(0.7, 1.3);
  const second: Point = [w * d.between(0.05, 0.95), h * d.between(0.5, 1)];
  const field = makeField(w, h, Math.max(3, h / 36), 9, (x, y) => {
    const far = Math.hypot((x - px) / w, ((y - py) / h) * 0.8) * steep;
    const near = Math.hypot((x - second[0]) / w, ((y - second[1]) / h) * 0.8);
    return Math.exp(-far * far * 7) + 0.5 * Math.exp(-near * near * 14) + layered(noise, x * 0.022, y * 0.022, 3) * 0.5;
  });
  let body = glow(colour, 0.16, px / w, py / h);
  const levels = quantiles(field, [0.08, 0.18, 0.28, 0.38, 0.48, 0.57, 0.66, 0.74, 0.81, 0.87, 0.92, 0.96, 0.985]);
  for (const [i, level] of levels.entries())
    body += stroke(contourPath(field, level), i % 4 === 3 ? mix(colour, '#FFFFFF', 0.3) : colour, {
      width: i % 4 === 3 ? 1 : 0.6,
      opacity: 0.4 + i * 0.045,
    });
  const stops = d.whole(3, 5);
  const from: Point = [d.chance(0.5) ? -6 : w + 6, h * d.between(0.6, 0.95)];
  const way: Point[] = [from];
  for (let i = 1; i < stops; i++)
    way.push([
      from[0] + ((px - from[0]) * i) / stops + d.between(-0.07, 0.07) * w,
      from[1] + ((py - from[1]) * i) / stops + d.between(-0.12, 0.12) * h,
    ]);
  way.push([px, py]);
  body += stroke(smoothLine(through(way, 4, false)), '#FFD48A', { width: 1.3, dash: '4 3' });
  for (const [x, y] of way.slice(1, -1)) body += stroke(ring(x, y, 2.6), '#FFD48A', { width: 1, fill: NIGHT });
  body +=
    stroke(`M${n(px)} ${n(py)}v-18`, '#FFF1D6', { width: 1.2 }) +
    fill(`M${n(px)} ${n(py - 18)}l12 4-12 4z`, '#FFD48A') +
    stroke(ring(px, py, 5, 2.4), '#FFD48A', { width: 0.8 });
  return { ground: NIGHT, body };
}
