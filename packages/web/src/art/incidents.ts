/** Incidents: a thread with what hangs on it. */
import type { CardFacts } from '@spaceline/engine';
import { frameColour, mix } from './colours.ts';
import * as m from './motifs/index.ts';
import { line, n, type Point, polyline, regular, ring, smoothLine, through } from './paths.ts';
import { type Drawing, stroke } from './picture.ts';
import { dice } from './random.ts';
import { rooms, type Scene } from './sites.ts';

const TURN = Math.PI * 2;

const thread: Scene = (d, w, h, a, b, ground) => {
  const count = d.whole(5, 8);
  const points: Point[] = Array.from(
    { length: count },
    (_, i) => [(w * (i + 0.5)) / count, h * d.between(0.25, 0.75)] as const,
  );
  const path = smoothLine(
    through([[-8, h * d.between(0.3, 0.7)], ...points, [w + 8, h * d.between(0.3, 0.7)]], 4, false),
  );
  let art = '';
  for (const k of [-9, -6, -3, 3, 6, 9])
    art += `<g transform="translate(0 ${k})">${stroke(path, a, { width: 0.5, opacity: 0.5 - Math.abs(k) * 0.03 })}</g>`;
  art += stroke(path, a, { width: 1.4 });
  for (const [i, [x, y]] of points.entries()) {
    const r = h * d.between(0.05, 0.14);
    const sides = d.pick([0, 0, 3, 4, 6]);
    const shape = (k: number) =>
      sides === 0 ? ring(x, y, r * k) : polyline(regular(x, y, r * k, sides, d.between(0, 1)), true);
    art +=
      stroke(shape(1), i % 3 === 1 ? b : a, { width: 1.2, fill: ground }) +
      stroke(shape(0.5), i % 3 === 1 ? b : a, { width: 0.7 });
    if (d.chance(0.5)) art += stroke(line(x, y + r, x, h), a, { width: 0.5, opacity: 0.6, dash: '2 2' });
  }
  return art;
};

const schedule: Scene = (d, w, h, a, b) => {
  let art = '';
  const rows = d.whole(6, 9);
  for (let i = 0; i < rows; i++) {
    const y = (h * (i + 0.7)) / (rows + 0.4);
    const from = w * d.between(0.04, 0.5);
    const to = Math.min(w * 0.96, from + w * d.between(0.12, 0.5));
    const lit = d.chance(0.25);
    art += stroke(line(0, y, w, y), a, { width: 0.4, opacity: 0.3 });
    art += `<path d="${line(from, y, to, y)}" stroke="${lit ? b : a}" stroke-width="${lit ? 5 : 3.4}" stroke-linecap="round" opacity="${lit ? 1 : 0.75}"/>`;
    if (d.chance(0.7))
      art += stroke(`M${n(to)} ${n(y)}h${n(w * 0.05)}v${n(h / (rows + 0.4))}`, b, { width: 0.7, opacity: 0.7 });
  }
  const x = w * d.between(0.35, 0.7);
  return art + stroke(line(x, 0, x, h), '#FFFFFF', { width: 0.9, dash: '3 3' });
};

const wheelwork: Scene = (d, w, h, a, b, ground) => {
  let art = '';
  const wheels: [number, number, number][] = [];
  let x = w * d.between(0.15, 0.3);
  let y = h * d.between(0.35, 0.65);
  for (let i = 0; i < 5; i++) {
    const r = h * d.between(0.14, 0.3);
    if (i > 0) {
      const t = d.between(-0.9, 0.9);
      const last = wheels[i - 1][2];
      x += Math.cos(t) * (r + last);
      y = Math.min(h * 0.85, Math.max(h * 0.15, y + Math.sin(t) * (r + last)));
    }
    wheels.push([x, y, r]);
  }
  for (const [i, [cx, cy, r]] of wheels.entries()) {
    const teeth = Math.round(r * 0.9);
    const points: Point[] = [];
    for (let k = 0; k < teeth * 4; k++) {
      const t = (k / (teeth * 4)) * TURN;
      const out = k % 4 < 2 ? r : r * 0.9;
      points.push([cx + Math.cos(t) * out, cy + Math.sin(t) * out]);
    }
    art +=
      stroke(polyline(points, true), i % 3 === 1 ? b : a, { width: 1, fill: ground }) +
      stroke(ring(cx, cy, r * 0.62) + ring(cx, cy, r * 0.2), i % 3 === 1 ? b : a, { width: 0.7, opacity: 0.8 });
    for (let k = 0; k < 5; k++)
      art += stroke(
        line(
          cx + Math.cos((k / 5) * TURN) * r * 0.2,
          cy + Math.sin((k / 5) * TURN) * r * 0.2,
          cx + Math.cos((k / 5) * TURN) * r * 0.62,
          cy + Math.sin((k / 5) * TURN) * r * 0.62,
        ),
        a,
        { width: 0.7 },
      );
  }
  return art;
};

const asScene =
  (motif: m.Motif): Scene =>
  (d, w, h, a, b, ground) =>
    motif({ w, h, d, a, b, ground });

const INCIDENTS: readonly Scene[] = [
  thread,
  thread,
  schedule,
  wheelwork,
  asScene(m.knot),
  asScene(m.braid),
  asScene(m.tiles),
  asScene(m.ripples),
  asScene(m.pairing),
  asScene(m.chart),
];

export function incident(card: CardFacts, w: number, h: number): Drawing {
  const colour = frameColour(card);
  const ground = '#110F1B';
  const scene = /holoprogram/i.test(card.title)
    ? rooms
    : /alert|array|field|encounter|overload/i.test(card.title)
      ? asScene(m.rays)
      : dice(card.title, 'scene').pick(INCIDENTS);
  return {
    ground,
    body: scene(
      dice(card.title),
      w,
      h,
      mix(colour, '#8FB0F0', dice(card.title, 'tone').between(0, 0.4)),
      '#F2DDB0',
      ground,
    ),
  };
}
