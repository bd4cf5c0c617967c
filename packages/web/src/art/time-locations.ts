/** Time locations: a horizon under a dial. */
import type { CardFacts } from '@spaceline/engine';
import { frameColour, mix, NIGHT } from './colours.ts';
import { arc, line, type Point, polyline, ring } from './paths.ts';
import { type Drawing, glow, stars, stroke } from './picture.ts';
import { dice } from './random.ts';

const TURN = Math.PI * 2;

export function timeLocation(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const colour = frameColour(card);
  const bright = mix(colour, '#FFFFFF', 0.5);
  const x = w * d.between(0.36, 0.64);
  const y = h * 0.6;
  let ticks = '';
  for (let i = 0; i <= 48; i++) {
    const t = Math.PI + (i / 48) * Math.PI;
    const r = h * (i % 4 === 0 ? 0.48 : 0.51);
    ticks += line(x + Math.cos(t) * r, y + Math.sin(t) * r, x + Math.cos(t) * h * 0.55, y + Math.sin(t) * h * 0.55);
  }
  let body =
    glow(colour, 0.3, x / w, 0.6) +
    stars(card.title, w, h, Math.round((w * h) / 700)) +
    stroke(ticks, colour, { width: 0.8, opacity: 0.85 });
  for (let i = 0; i < 6; i++)
    body += stroke(
      arc(x, y, h * (0.16 + i * 0.055), h * (0.16 + i * 0.055), Math.PI + d.between(0, 1.2), TURN - d.between(0, 1.2)),
      i % 3 === 1 ? bright : colour,
      { width: i % 3 === 1 ? 1.3 : 0.6, opacity: 0.8 },
    );
  body += stroke(ring(x, y, h * 0.1), bright, { width: 1.2, fill: mix(NIGHT, colour, 0.5) });
  for (let layer = 0; layer < 3; layer++) {
    const points: Point[] = [[-6, h + 6]];
    for (let i = 0; i <= 14; i++)
      points.push([(w * i) / 14, h * (0.62 + layer * 0.12) - h * d.between(0, 0.12) * (1 - layer * 0.2)]);
    points.push([w + 6, h + 6]);
    body += stroke(polyline(points), layer === 0 ? bright : colour, {
      width: 1,
      fill: mix(NIGHT, colour, 0.12 - layer * 0.03),
    });
  }
  return { ground: NIGHT, body };
}
