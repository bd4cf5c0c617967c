/** What is in the air: for events. */
import { layered, makeNoise } from '../noise.ts';
import { arc, line, n, type Point, polyline, ring, smoothLine } from '../paths.ts';
import { dot, linear, stroke, url } from '../picture.ts';
import { type Canvas, centre, curve, type Motif, pole, TURN } from './canvas.ts';

/** A bundle of waves around one bright line. */
export function bundle({ w, h, d, a, b }: Canvas, shift = 0, height = 1): string {
  const f1 = d.between(2, 4.2);
  const f2 = d.between(5, 10);
  const p1 = d.between(0, 6);
  const p2 = d.between(0, 6);
  const share = d.between(0.3, 0.75);
  const cy = h / 2 + shift;
  const name = `w${Math.round(shift)}`;
  const path = (t: number) =>
    curve(0, w, 4, (x) => {
      const u = x / w;
      const near = Math.sin(Math.PI * u) ** 1.6;
      return (
        cy +
        (Math.sin(u * f1 * TURN + p1) * share + Math.sin(u * f2 * TURN + p2) * (1 - share)) *
          h *
          0.36 *
          height *
          near *
          t +
        t * h * 0.1
      );
    });
  let lines = '';
  for (let i = 0; i < 23; i++)
    if (i !== 11)
      lines += stroke(path((i - 11) / 11), url(name), { width: 0.65, opacity: 1 - (Math.abs(i - 11) / 11) * 0.5 });
  return `<defs>${linear(name, 0, 0, 1, 0, [0, a, 0.15], [0.5, a], [1, a, 0.15])}</defs>${lines}${stroke(path(0), b, { width: 1.6 })}`;
}

/** Marks along the lower edge, as on a recorder. */
function scale({ w, h, a }: Canvas): string {
  let ticks = '';
  for (let i = 0; i <= 24; i++) ticks += `M${n((w * i) / 24)} ${n(h)}v-${i % 6 === 0 ? 8 : 4}`;
  return stroke(ticks, a, { width: 0.6, opacity: 0.55 });
}

export const waves: Motif = (c) => bundle(c) + scale(c);

export const bars: Motif = ({ w, h, d, a, b }) => {
  const noise = makeNoise(d);
  const count = 46;
  const peak = d.between(0.3, 0.7);
  let thin = '';
  let bright = '';
  for (let i = 0; i < count; i++) {
    const u = i / (count - 1);
    const tall =
      h *
      (0.06 + 0.4 * Math.exp(-(((u - peak) / 0.22) ** 2)) * layered(noise, u * 9, 1, 3) * 1.6 + 0.1 * noise(u * 14, 7));
    const x = w * (0.03 + 0.94 * u);
    const bar = line(x, h / 2 - tall, x, h / 2 + tall);
    if (Math.abs(u - peak) < 0.06) bright += bar;
    else thin += bar;
  }
  return (
    stroke(thin, a, { width: 1.5, opacity: 0.7 }) +
    stroke(bright, b, { width: 2 }) +
    stroke(line(0, h / 2, w, h / 2), a, { width: 0.5, opacity: 0.6 })
  );
};

export const figures: Motif = (c) => {
  const { h, d, a, b } = c;
  const [x, y] = centre(c);
  const p = d.pick([2, 3, 4, 5]);
  const q = d.pick([3, 5, 7]);
  const phase = d.between(0, 3);
  let art = '';
  for (let k = 0; k < 7; k++) {
    const points: Point[] = [];
    for (let i = 0; i < 120; i++) {
      const t = (i / 120) * TURN;
      points.push([x + Math.sin(p * t + phase + k * 0.07) * h * 0.72, y + Math.sin(q * t + k * 0.05) * h * 0.38]);
    }
    art += stroke(smoothLine(points, true), k === 3 ? b : a, {
      width: k === 3 ? 1.3 : 0.6,
      opacity: k === 3 ? 1 : 0.55,
    });
  }
  return art;
};

export const braid: Motif = ({ w, h, d, a, b }) => {
  const strands = d.whole(5, 9);
  const turns = d.between(1, 2.2);
  let art = '';
  for (let k = 0; k < strands; k++) {
    const phase = (k / strands) * TURN + d.between(-0.2, 0.2);
    const tall = h * d.between(0.2, 0.38);
    art += stroke(
      curve(
        -4,
        w + 4,
        5,
        (x) => h / 2 + Math.sin((x / w) * turns * TURN + phase) * tall * (0.4 + 0.6 * Math.sin((x / w) * Math.PI)),
      ),
      k % 3 === 0 ? b : a,
      { width: k % 3 === 0 ? 1.5 : 0.9, opacity: 0.85 },
    );
  }
  return art;
};

export const fans: Motif = ({ w, h, d, a, b }) => {
  const left: Point = [w * d.between(-0.15, 0.2), h * d.between(-0.2, 1.2)];
  const right: Point = [w * d.between(0.8, 1.15), h * d.between(-0.2, 1.2)];
  const count = d.whole(26, 38);
  const spread = d.between(0.9, 1.5);
  let art = '';
  for (const [k, [x, y]] of [left, right].entries()) {
    const to = Math.atan2(h / 2 - y, w / 2 - x);
    let thin = '';
    let lit = '';
    for (let i = 0; i < count; i++) {
      const t = to + ((i / (count - 1)) * 2 - 1) * spread;
      const ray = line(...pole(x, y, t, h * 0.1), ...pole(x, y, t, w * 1.4));
      if (i % 7 === 3) lit += ray;
      else thin += ray;
    }
    art +=
      stroke(thin, k === 0 ? a : b, { width: 0.6, opacity: 0.55 }) +
      stroke(lit, k === 0 ? a : b, { width: 1.2, opacity: 0.9 });
  }
  return art;
};

export const weave: Motif = ({ w, h, d, a, b }) => {
  const step = h * d.between(0.075, 0.11);
  const long = d.whole(2, 4);
  let warp = '';
  let weft = '';
  for (let row = 0; row * step < h + step; row++) {
    for (let col = 0; col * step < w + step; col++) {
      const x = col * step;
      const y = row * step;
      if ((col + row * (long - 1)) % long === 0) weft += line(x - step * 0.45, y, x + step * (long - 1.55), y);
      else if (col % 2 === 0) warp += line(x, y - step * 0.4, x, y + step * 0.4);
    }
  }
  return stroke(warp, a, { width: 1, opacity: 0.55 }) + stroke(weft, b, { width: 1.3, opacity: 0.8 });
};

export const chart: Motif = ({ w, h, d, a, b }) => {
  let rings = '';
  const x = w * d.between(0.3, 0.7);
  const y = h * d.pick([d.between(0.8, 1.1), d.between(-0.1, 0.2), d.between(0.3, 0.7)]);
  for (let i = 1; i < 10; i++) rings += ring(x, y, h * 0.15 * i);
  let rays = '';
  for (let i = 0; i < 24; i++)
    rays += line(...pole(x, y, (i / 24) * TURN, h * 0.15), ...pole(x, y, (i / 24) * TURN, h * 1.6));
  const count = d.whole(4, 9);
  const route: Point[] = Array.from(
    { length: count },
    (_, i) => [w * (0.08 + (0.84 * i) / (count - 1)), h * d.between(0.12, 0.88)] as const,
  );
  let stops = '';
  for (const [px, py] of route) stops += ring(px, py, 3);
  return (
    stroke(rings + rays, a, { width: 0.5, opacity: 0.45 }) +
    stroke(polyline(route), b, { width: 1, dash: '5 3' }) +
    stroke(stops, b, { width: 1.1, fill: '#0A111C' })
  );
};

export const rays: Motif = (c) => {
  const { w, h, d, a, b } = c;
  const x = w * d.between(0.35, 0.65);
  const count = d.whole(60, 90);
  const noise = makeNoise(d);
  let thin = '';
  let bright = '';
  for (let i = 0; i < count; i++) {
    const t = Math.PI + (i / (count - 1)) * Math.PI;
    const far = h * (0.3 + 0.75 * layered(noise, i * 0.16, 2, 3));
    const ray = line(...pole(x, h * 0.98, t, h * 0.14), ...pole(x, h * 0.98, t, far));
    if (i % 9 === 4) bright += ray;
    else thin += ray;
  }
  let rings = '';
  for (let i = 1; i < 7; i++) rings += arc(x, h * 0.98, h * 0.14 * i, h * 0.14 * i, Math.PI, TURN);
  return (
    stroke(rings, a, { width: 0.5, opacity: 0.4 }) +
    stroke(thin, a, { width: 0.8, opacity: 0.7 }) +
    stroke(bright, b, { width: 1.4 })
  );
};

export const ripples: Motif = ({ w, h, d, a, b }) => {
  const drops = d.whole(1, 3);
  const flat = d.between(0.32, 0.7);
  let art = '';
  for (let k = 0; k < drops; k++) {
    const x = w * (drops === 1 ? d.between(0.3, 0.7) : (k + d.between(0.3, 0.7)) / drops);
    const y = h * d.between(0.4, 0.72);
    const size = h * d.between(0.7, 1.1) * (k === 0 ? 1 : 0.5);
    const count = k === 0 ? d.whole(9, 14) : 6;
    for (let i = 1; i <= count; i++) {
      const t = i / count;
      const lit = i % 4 === 2;
      art += stroke(ring(x, y, size * t, size * t * flat), lit ? b : a, {
        width: lit ? 1.3 : 0.7,
        opacity: 0.95 - t * 0.6,
      });
    }
    art += stroke(line(x, -2, x, y), b, { width: 0.9, dash: '2 2', opacity: 0.8 }) + dot(x, y, 2.2, b);
  }
  return art;
};
