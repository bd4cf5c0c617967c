/** Tribbles: as many as there is room for. */
import type { CardFacts } from '@spaceline/engine';
import { frameColour, mix } from './colours.ts';
import { arc, n, ring } from './paths.ts';
import { type Drawing, fill, glow, stroke } from './picture.ts';
import { dice } from './random.ts';

const TURN = Math.PI * 2;

export function tribble(card: CardFacts, w: number, h: number): Drawing {
  const d = dice(card.title);
  const colour = mix(frameColour(card), d.pick(['#C98F6B', '#D8C3A0', '#B8A890']), d.between(0, 0.6));
  const number = Number((/^[\d,]+/.exec(card.title)?.[0] ?? '20').replaceAll(',', ''));
  const count = Math.min(26, Math.round(1 + Math.log10(number) * 4.6));
  const size = h * (count === 1 ? 0.36 : 0.42 / Math.sqrt(count) + 0.06);
  const ground = '#14100D';
  let body = glow(colour, 0.18);
  for (let k = 0; k < count; k++) {
    const x = count === 1 ? w / 2 : w * d.between(0.08, 0.92);
    const y = count === 1 ? h / 2 : h * (0.18 + (0.72 * k) / count);
    const r = size * d.between(0.85, 1.15);
    let hair = '';
    const hairs = Math.round(r * 2.2);
    for (let i = 0; i < hairs; i++) {
      const t = (i / hairs) * TURN;
      const out = r * d.between(1.06, 1.24);
      const bend = t + 0.22;
      hair += `M${n(x + Math.cos(t) * r * 0.8)} ${n(y + Math.sin(t) * r * 0.66)}Q${n(x + Math.cos(t) * r)} ${n(y + Math.sin(t) * r * 0.84)} ${n(x + Math.cos(bend) * out)} ${n(y + Math.sin(bend) * out * 0.82)}`;
    }
    body +=
      fill(ring(x, y, r, r * 0.82), ground) +
      stroke(hair, k % 4 === 1 ? mix(colour, '#FFFFFF', 0.4) : colour, { width: 0.7, opacity: 0.9 }) +
      stroke(arc(x, y, r * 0.5, r * 0.4, 3.6, 5.4), colour, { width: 0.6, opacity: 0.7 });
  }
  return { ground, body };
}
