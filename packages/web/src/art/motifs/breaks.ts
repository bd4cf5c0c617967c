/** What cuts across: for interrupts. */
import { arc, line, n, type Point, polyline, regular, ring, smoothLine } from '../paths.ts';
import { dot, ID, stroke, url } from '../picture.ts';
import { centre, type Motif, pole, TURN } from './canvas.ts';

export const burst: Motif = (c) => {
  const { h, d, a, b } = c;
  const [x, y] = centre(c);
  const count = d.whole(72, 108);
  const every = d.whole(6, 10);
  const hole = h * d.between(0.09, 0.15);
  let thin = '';
  let bright = '';
  for (let i = 0; i < count; i++) {
    const t = (i / count) * TURN;
    const ray = line(...pole(x, y, t, hole), ...pole(x, y, t, hole + h * (0.22 + 0.46 * d.next() ** 1.8)));
    if (i % every === 0) bright += ray;
    else thin += ray;
  }
  let rings = '';
  for (let i = 0; i < 5; i++) rings += ring(x, y, hole + h * i * 0.15);
  return (
    stroke(thin, a, { width: 0.8, opacity: 0.75 }) +
    stroke(bright, b, { width: 1.2 }) +
    stroke(rings, b, { width: 0.5, opacity: 0.5, dash: '1.5 3' })
  );
};

export const warped: Motif = (c) => {
  const { w, h, d, a, b } = c;
  const [x, y] = centre(c);
  const cells = d.whole(12, 17);
  const twist = d.between(0.8, 2) * (d.chance(0.5) ? 1 : -1);
  const size = h * d.between(0.34, 0.5);
  const bend = (px: number, py: number): Point => {
    const dx = px - x;
    const dy = py - y;
    const k = 1 - Math.exp(-((Math.hypot(dx, dy) / size) ** 2));
    const t = (1 - k) * twist;
    const q = 0.25 + 0.75 * k;
    return [x + (dx * Math.cos(t) - dy * Math.sin(t)) * q, y + (dx * Math.sin(t) + dy * Math.cos(t)) * q];
  };
  let upright = '';
  let level = '';
  let lit = '';
  for (let i = -2; i <= cells + 2; i++) {
    const up: Point[] = [];
    const flat: Point[] = [];
    for (let t = -0.1; t <= 1.1; t += 0.04) {
      up.push(bend((w * i) / cells, h * t));
      flat.push(bend(w * t, (h * i) / cells));
    }
    upright += smoothLine(up);
    if (i % 4 === 0) lit += smoothLine(flat);
    else level += smoothLine(flat);
  }
  return (
    stroke(upright, a, { width: 0.7, opacity: 0.8 }) +
    stroke(level, a, { width: 0.6, opacity: 0.55 }) +
    stroke(lit, b, { opacity: 0.95 }) +
    dot(x, y, 2.5, '#FFFFFF')
  );
};

export const arcs: Motif = (c) => {
  const { w, h, d, a, b, ground } = c;
  const [x, y] = centre(c);
  let art = '';
  const every = d.whole(3, 5);
  for (let i = 0; i < 16; i++) {
    const r = h * (0.07 + i * 0.062);
    const from = d.between(0, TURN);
    const lit = i % every === 2;
    art += `<path d="${arc(x, y, r, r, from, from + d.between(1.2, 4.4))}" fill="none" stroke="${lit ? b : a}" stroke-width="${lit ? 1.8 : 0.9}" opacity="${n(1 - i * 0.04)}" stroke-linecap="round"/>`;
  }
  const t = d.between(-1, -0.4) + (d.chance(0.5) ? Math.PI : 0);
  return (
    art +
    stroke(line(x, y, ...pole(x, y, t, w * 0.4)), '#FFFFFF', { width: 1.2, dash: '5 3' }) +
    `<circle cx="${n(pole(x, y, t, w * 0.33)[0])}" cy="${n(pole(x, y, t, w * 0.33)[1])}" r="3.4" fill="${ground}" stroke="#FFFFFF" stroke-width="1.4"/>`
  );
};

export const tunnel: Motif = (c) => {
  const { h, d, a, b } = c;
  const [x, y] = centre(c);
  const sides = d.pick([3, 4, 5, 6, 8]);
  const turn = d.between(0.04, 0.14) * (d.chance(0.5) ? 1 : -1);
  let thin = '';
  let lit = '';
  for (let i = 0; i < 22; i++) {
    const r = h * 0.03 * 1.19 ** i;
    const shape = polyline(regular(x, y, r * 1.15, sides, i * turn, r), true);
    if (i % 5 === 0) lit += shape;
    else thin += shape;
  }
  return stroke(thin, a, { width: 0.8, opacity: 0.65 }) + stroke(lit, b, { width: 1.2 }) + dot(x, y, 1.8, '#FFFFFF');
};

export const zigzag: Motif = ({ w, h, d, a, b }) => {
  let art = '';
  const count = d.whole(7, 13);
  const teeth = d.whole(3, 9);
  const lit = d.whole(1, count - 2);
  const upright = d.chance(0.35);
  const long = upright ? h : w;
  const wide = upright ? w : h;
  const jag = Array.from({ length: teeth * 2 + 1 }, () => d.between(0.3, 1.6));
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const swell = Math.exp(-(((i - lit) / (count * 0.3)) ** 2));
    const points = jag.map((j, k): Point => {
      const along = (long * k) / (teeth * 2);
      const across = wide * (0.04 + 0.92 * t) + (k % 2 === 0 ? -1 : 1) * wide * 0.11 * j * swell;
      return upright ? [across, along] : [along, across];
    });
    art += stroke(polyline(points), i === lit ? b : a, { width: i === lit ? 2 : 0.8, opacity: i === lit ? 1 : 0.7 });
  }
  return art;
};

export const shift: Motif = (c) => {
  const { w, h, d, a, b, ground } = c;
  const [x, y] = centre(c);
  const cut = h * d.between(0.4, 0.6);
  const step = w * d.between(0.08, 0.18);
  let rings = '';
  const sides = d.pick([0, 0, 4, 6, 3]);
  for (let i = 1; i < 11; i++)
    rings += sides === 0 ? ring(x, y, h * 0.07 * i) : polyline(regular(x, y, h * 0.08 * i, sides, 0.3), true);
  const half = (name: string, top: number, bottom: number, dx: number, colour: string) =>
    `<clipPath id="${ID}${name}"><path d="M0 ${n(top)}H${n(w)}V${n(bottom)}H0z"/></clipPath><g clip-path="${url(name)}"><g transform="translate(${n(dx)} 0)">${stroke(rings, colour, { width: 1, opacity: 0.85 })}</g></g>`;
  return (
    half('t', -1, cut - 2, -step / 2, a) +
    half('u', cut + 2, h + 1, step / 2, b) +
    stroke(line(0, cut, w, cut), ground, { width: 2 }) +
    stroke(line(0, cut, w, cut), '#FFFFFF', { width: 0.8, dash: '8 3 2 3' })
  );
};

export const clock: Motif = (c) => {
  const { h, d, a, b } = c;
  const [x, y] = centre(c);
  let ticks = '';
  for (let i = 0; i < 60; i++)
    ticks += line(
      ...pole(x, y, (i / 60) * TURN, h * (i % 5 === 0 ? 0.34 : 0.38)),
      ...pole(x, y, (i / 60) * TURN, h * 0.42),
    );
  let art = stroke(ticks, a, { width: 0.9, opacity: 0.85 });
  for (let i = 0; i < 7; i++) {
    const r = h * (0.08 + i * 0.035);
    const from = d.between(0, TURN);
    art += stroke(arc(x, y, r, r, from, from + d.between(1, 4)), a, { width: 0.7, opacity: 0.6 });
  }
  const t = d.between(0, TURN);
  for (let i = 0; i < 9; i++)
    art += stroke(line(x, y, ...pole(x, y, t - i * 0.09, h * 0.36)), b, {
      width: i === 0 ? 1.8 : 0.8,
      opacity: 1 - i * 0.1,
    });
  return (
    art +
    stroke(line(x, y, ...pole(x, y, t + d.between(1.5, 4), h * 0.22)), b, { width: 1.8 }) +
    stroke(ring(x, y, h * 0.47), a, { width: 0.6 }) +
    dot(x, y, 2.8, '#FFFFFF')
  );
};

export const sweep: Motif = ({ w, h, d, a, b }) => {
  const edge = d.whole(0, 3);
  const x = edge === 1 ? w * 0.04 : edge === 2 ? w * 0.96 : w * d.between(0.35, 0.65);
  const y = edge === 0 ? h * 0.96 : edge === 3 ? h * 0.5 : h * d.between(0.35, 0.65);
  const size = edge === 3 ? 0.075 : 0.15;
  const middle = edge === 1 ? 0 : edge === 2 ? Math.PI : -Math.PI / 2;
  const open = edge === 3 ? Math.PI : 1.1;
  let rings = '';
  for (let i = 1; i < 9; i++) rings += ring(x, y, h * size * i);
  let spokes = '';
  for (let i = 0; i < 12; i++)
    spokes += line(...pole(x, y, (i / 12) * TURN, h * size), ...pole(x, y, (i / 12) * TURN, h * size * 8));
  const t = middle + d.between(-open, open);
  const way = d.chance(0.5) ? 1 : -1;
  const far = edge === 3 ? h * 0.6 : w;
  let art = stroke(rings, a, { width: 0.7, opacity: 0.6 }) + stroke(spokes, a, { width: 0.5, opacity: 0.25 });
  const trail = d.whole(8, 22);
  for (let i = 0; i < trail; i++)
    art += stroke(line(x, y, ...pole(x, y, t - way * i * 0.035, far)), b, {
      width: i === 0 ? 1.4 : 0.9,
      opacity: 1 - i / trail,
    });
  for (let i = d.whole(3, 8); i > 0; i--) {
    const p = pole(x, y, middle + d.between(-open, open), h * size * d.between(1.5, 6));
    art += dot(...p, 1.8, '#FFFFFF') + stroke(ring(...p, d.between(3.4, 6)), b, { width: 0.6 });
  }
  return art;
};

export const prism: Motif = (c) => {
  const { w, h, d, a, b, ground } = c;
  const [x, y] = centre(c);
  const r = h * d.between(0.24, 0.3);
  const shape = regular(x, y, r, d.whole(4, 7), d.between(0, 2));
  const way = d.chance(0.5) ? 1 : -1;
  let art = stroke(line(x - way * w * 0.6, y + h * d.between(-0.2, 0.3), x - way * r * 0.3, y), '#FFFFFF', {
    width: 1.4,
  });
  const fan = d.between(0.04, 0.12);
  for (let i = -6; i <= 6; i++)
    art += stroke(line(x + way * r * 0.3, y, x + way * w * 0.6, y + i * h * fan + h * 0.08), i % 3 === 0 ? b : a, {
      width: i % 3 === 0 ? 1.2 : 0.7,
      opacity: 0.85,
    });
  art += stroke(polyline(shape, true), b, { width: 1.4, fill: ground });
  for (const k of [0.7, 0.4])
    art += stroke(
      polyline(
        shape.map(([px, py]) => [x + (px - x) * k, y + (py - y) * k] as const),
        true,
      ),
      a,
      { width: 0.6, opacity: 0.7 },
    );
  return art;
};

export const slingshot: Motif = (c) => {
  const { w, h, a, b, ground } = c;
  const [x, y] = centre(c);
  let art = '';
  for (let i = 0; i < 12; i++) {
    const k = 0.16 + i * 0.05;
    const points: Point[] = [
      [-6, h * (0.1 + i * 0.07)],
      [x - h * k, y - h * 0.1 * (1 - i / 8)],
      [x, y + h * k],
      [x + h * k, y - h * 0.05],
      [w * 0.8, h * (-0.05 + i * 0.02)],
      [w + 6, h * (-0.1 + i * 0.05)],
    ];
    art += stroke(smoothLine(points), i % 4 === 1 ? b : a, { width: i % 4 === 1 ? 1.3 : 0.7, opacity: 0.8 });
  }
  return (
    art +
    stroke(ring(x, y, h * 0.13), b, { width: 1.2, fill: ground }) +
    stroke(arc(x, y, h * 0.08, h * 0.08, 0.5, 2.6), a, { width: 0.7 })
  );
};
