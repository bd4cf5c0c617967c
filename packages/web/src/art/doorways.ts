/** Doorways: one frame within another. */
import type { CardFacts } from '@spaceline/engine';
import { frameColour, mix, NIGHT } from './colours.ts';
import { line, n, polyline, regular, ring } from './paths.ts';
import { type Drawing, glow, sparkle, stars, stroke } from './picture.ts';
import { dice } from './random.ts';

export function doorway(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const colour = mix(frameColour(card), d.pick(['#7FD6E4', '#C3A6EE', '#98A6FF']), d.between(0, 0.5));
  const bright = mix(colour, '#FFFFFF', 0.6);
  const round = /worm|vortex|nexus|black|network|portal|flash|guardian/i.test(card.title);
  const x = w * d.between(0.42, 0.58);
  const y = h * d.between(0.48, 0.56);
  const sides = d.pick([4, 4, 6, 8]);
  const arch = d.chance(0.4);
  const shape = (k: number): string => {
    const rx = h * 0.62 * k;
    const ry = h * 0.56 * k;
    if (round) return ring(x, y, rx * 1.2, ry);
    if (arch)
      return `M${n(x - rx * 0.7)} ${n(y + ry)}V${n(y - ry * 0.3)}a${n(rx * 0.7)} ${n(ry * 0.7)} 0 0 1 ${n(rx * 1.4)} 0V${n(y + ry)}z`;
    return polyline(regular(x, y, rx * 0.96, sides, sides === 4 ? Math.PI / 4 : Math.PI / 8, ry * 1.16), true);
  };
  let body = glow(colour, 0.26, x / w, y / h) + stars(card.title, w, h, Math.round((w * h) / 900));
  const count = d.whole(9, 13);
  for (let i = 0; i < count; i++) {
    const k = 1.5 * 0.8 ** i;
    const art = stroke(shape(k), i % 3 === 0 ? bright : colour, {
      width: i % 3 === 0 ? 1.2 : 0.7,
      opacity: 0.4 + (0.6 * i) / count,
    });
    body += round ? `<g transform="rotate(${n(i * d.between(2, 9))} ${n(x)} ${n(y)})">${art}</g>` : art;
  }
  if (!round) {
    let rays = '';
    for (let i = 0; i < 18; i++)
      rays += line(
        x,
        y + h * 0.06,
        x + Math.cos((i / 18) * Math.PI) * w,
        y + h * 0.06 + Math.sin((i / 18) * Math.PI) * w * 0.5,
      );
    body += stroke(rays, colour, { width: 0.5, opacity: 0.3 });
  }
  return { ground: NIGHT, body: body + sparkle(x, y, d.between(8, 13), '#FFFFFF') };
}
