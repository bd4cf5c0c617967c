/** What threatens: for dilemmas. */
import { layered, makeNoise } from '../noise.ts';
import { arc, line, n, type Point, polyline, regular, ring, smoothLine } from '../paths.ts';
import { dot, stroke } from '../picture.ts';
import { centre, curve, type Motif, pole, TURN } from './canvas.ts';

export const vortex: Motif = (c) => {
  const { w, d, a, b } = c;
  const [x, y] = centre(c);
  const arms = d.whole(9, 16);
  const way = d.chance(0.5) ? 1 : -1;
  const twist = d.between(1.7, 3.1);
  const flat = d.between(0.5, 0.78);
  let thin = '';
  let thick = '';
  for (let i = 0; i < arms; i++) {
    const start = (i / arms) * TURN;
    const points: Point[] = [];
    for (let t = 0; t <= 1; t += 0.045)
      points.push(pole(x, y, start + way * twist * Math.log(1 + t * 6), 3 + t ** 1.25 * w * 0.74, flat));
    if (i % 3 === 0) thick += smoothLine(points);
    else thin += smoothLine(points);
  }
  let dashes = '';
  for (let i = 0; i < 6; i++) dashes += ring(x, y, 6 + i * 13, (6 + i * 13) * flat);
  return (
    stroke(thin, a, { width: 0.7, opacity: 0.6 }) +
    stroke(thick, b, { width: 1.2, opacity: 0.9 }) +
    stroke(dashes, b, { width: 0.5, opacity: 0.5, dash: '1.5 3' }) +
    `<ellipse cx="${n(x)}" cy="${n(y)}" rx="4.5" ry="${n(4.5 * flat)}" fill="#FFE9C9"/>`
  );
};

export const strata: Motif = ({ w, h, d, a, b }) => {
  const noise = makeNoise(d);
  const phase = d.between(0, 6);
  const length = d.between(4.5, 10);
  const tall = h * d.between(0.13, 0.24);
  const slope = d.between(-0.25, 0.25);
  let art = '';
  for (let i = 0; i < 24; i++) {
    const t = i / 23;
    const path = curve(-4, w + 4, 6, (px) => {
      const u = px / w;
      const near = Math.exp(-(((u - 0.5) / 0.34) ** 2));
      return (
        h * (t * 1.25 - 0.12 + slope * (u - 0.5)) +
        Math.sin(u * length + phase + t * 1.6) * tall * near * (1 - Math.abs(t - 0.5)) +
        (layered(noise, u * 4, t * 5, 2) - 0.5) * 10
      );
    });
    const mid = 1 - Math.abs(t - 0.5) * 2;
    art += stroke(path, mid > 0.62 ? b : a, { width: 0.4 + mid * mid * 1.5, opacity: 0.25 + mid * 0.7 });
  }
  return art;
};

export const crystal: Motif = (c) => {
  const { h, d, a, b, ground } = c;
  const [x, y] = centre(c);
  const count = d.whole(9, 15);
  let art = '';
  for (let i = 0; i < count; i++) {
    const t = (i / count) * TURN + d.between(-0.12, 0.12);
    const far = h * d.between(0.28, 0.62);
    const side = d.between(0.1, 0.2);
    const tip = pole(x, y, t, far);
    const left = pole(x, y, t - side, far * 0.55);
    const right = pole(x, y, t + side, far * 0.5);
    art += stroke(polyline([[x, y], left, tip, right], true) + line(x, y, ...tip), i % 3 === 0 ? b : a, {
      width: i % 3 === 0 ? 1.1 : 0.7,
      fill: ground,
      opacity: 0.92,
    });
  }
  return art + stroke(ring(x, y, h * 0.06), b, { fill: ground });
};

export const swarm: Motif = (c) => {
  const { w, h, d, a, b } = c;
  const [x, y] = centre(c);
  const noise = makeNoise(d);
  const way = d.chance(0.5) ? 1.6 : -1.6;
  const kind = d.whole(0, 2);
  let dark = '';
  let bright = '';
  let trails = '';
  for (let i = 0; i < 78; i++) {
    const t = d.next() * TURN;
    const r = h * (0.12 + 0.52 * Math.sqrt(d.next()));
    const px = x + Math.cos(t) * r * (w / h) * 0.72;
    const py = y + Math.sin(t) * r;
    const turn = t + way + (layered(noise, px * 0.04, py * 0.04, 2) - 0.5) * 1.6;
    const size = d.between(3.4, 7.4) * (0.6 + r / h);
    const body =
      kind === 0
        ? polyline([pole(px, py, turn + 2.5, size * 0.8), [px, py], pole(px, py, turn - 2.5, size * 0.8)])
        : kind === 1
          ? polyline(
              [
                pole(px, py, turn, size * 0.6),
                pole(px, py, turn + 2.4, size * 0.5),
                pole(px, py, turn - 2.4, size * 0.5),
              ],
              true,
            )
          : ring(px, py, size * 0.22) +
            line(...pole(px, py, turn + Math.PI, size * 0.22), ...pole(px, py, turn + Math.PI, size));
    trails += line(...pole(px, py, turn + Math.PI, size), ...pole(px, py, turn + Math.PI - way * 0.16, size * 2.2));
    if (i % 5 === 0) bright += body;
    else dark += body;
  }
  return (
    stroke(trails, a, { width: 0.5, opacity: 0.4 }) +
    stroke(dark, a, { width: 1, opacity: 0.85 }) +
    stroke(bright, b, { width: 1.3 }) +
    stroke(ring(x, y, h * 0.09), b, { width: 0.7, opacity: 0.7, dash: '2 2' }) +
    dot(x, y, 2, '#FFE9C9')
  );
};

export const cells: Motif = ({ w, h, d, a, b, ground }) => {
  let art = '';
  const count = d.whole(9, 14);
  for (let i = 0; i < count; i++) {
    const x = w * d.between(0.04, 0.96);
    const y = h * d.between(0.06, 0.94);
    const r = h * (i === 0 ? 0.26 : d.between(0.05, 0.16));
    const lead = i === count - 1 || i === 0;
    let spikes = '';
    const hairs = Math.round(10 + r * 0.6);
    for (let k = 0; k < hairs; k++) {
      const t = (k / hairs) * TURN;
      spikes += line(...pole(x, y, t, r), ...pole(x, y, t, r * 1.18)) + ring(...pole(x, y, t, r * 1.22), 0.9);
    }
    art += stroke(spikes, lead ? b : a, { width: 0.6, opacity: 0.8 });
    art += stroke(ring(x, y, r), lead ? b : a, { width: lead ? 1.2 : 0.8, fill: ground });
    art += stroke(ring(x + r * 0.16, y - r * 0.1, r * 0.42) + ring(x + r * 0.16, y - r * 0.1, r * 0.16), lead ? b : a, {
      width: 0.6,
      opacity: 0.75,
    });
  }
  return art;
};

export const crack: Motif = (c) => {
  const { w, h, d, a, b, ground } = c;
  const [x, y] = centre(c);
  let back = '';
  const kind = d.whole(0, 3);
  if (kind === 0) {
    for (let i = 1; i < 11; i++) {
      const from = d.between(0, TURN);
      back += arc(x, y, h * 0.075 * i, h * 0.075 * i, from, from + TURN - d.between(0.2, 0.9));
    }
  } else if (kind === 1) {
    const lean = d.between(-0.5, 0.5);
    for (let i = -12; i < 40; i++) back += line((w * i) / 28, 0, (w * i) / 28 + h * lean, h);
  } else if (kind === 2) {
    const sides = d.whole(3, 6);
    for (let i = 1; i < 14; i++) back += polyline(regular(x, y, h * 0.08 * i, sides, 0.4), true);
  } else {
    const step = h * 0.11;
    for (let i = 0; i * step < w; i++) back += line(i * step, 0, i * step, h);
    for (let i = 0; i * step < h; i++) back += line(0, i * step, w, i * step);
  }
  let cracks = '';
  const through = d.chance(0.45);
  const count = through ? 2 : d.whole(4, 7);
  const turn = d.between(0, TURN);
  for (let i = 0; i < count; i++) {
    let t = turn + (i / count) * TURN + d.between(-0.15, 0.15);
    let px = x;
    let py = y;
    const points: Point[] = [[px, py]];
    for (let k = 0; k < 11; k++) {
      t += d.between(-0.5, 0.5);
      px += (Math.cos(t) * w) / 14;
      py += (Math.sin(t) * w) / 14;
      points.push([px, py]);
      if (through && k % 3 === 1)
        cracks += line(px, py, ...pole(px, py, t + d.pick([-1, 1]) * d.between(0.6, 1.1), h * d.between(0.08, 0.22)));
    }
    cracks += polyline(points);
  }
  return (
    stroke(back, a, { width: 0.8, opacity: 0.6 }) +
    stroke(cracks, ground, { width: through ? 7 : 4 }) +
    stroke(cracks, b, { width: through ? 1.6 : 1.1 }) +
    (through ? '' : dot(x, y, 2.4, '#FFE9C9'))
  );
};

export const net: Motif = (c) => {
  const { w, h, d, a, b } = c;
  const [x, y] = centre(c);
  const size = h * d.between(0.09, 0.13);
  const pull = d.between(0.3, 0.7) * (d.chance(0.5) ? 1 : -0.6);
  const bend = ([px, py]: Point): Point => {
    const dx = px - x;
    const dy = py - y;
    const k = 1 + pull * Math.exp(-(dx * dx + dy * dy) / (h * h * 0.1));
    return [x + dx * k, y + dy * k];
  };
  let thin = '';
  let lit = '';
  for (let row = -1; row * size * 1.5 < h + size; row++) {
    for (let col = -1; col * size * 1.732 < w + size; col++) {
      const cx = col * size * 1.732 + (row % 2 === 0 ? 0 : size * 0.866);
      const cell = polyline(regular(cx, row * size * 1.5, size, 6, Math.PI / 6).map(bend), true);
      if (d.chance(0.09)) lit += cell;
      else thin += cell;
    }
  }
  return stroke(thin, a, { width: 0.6, opacity: 0.55 }) + stroke(lit, b, { width: 1.2, opacity: 0.95 });
};

export const eye: Motif = (c) => {
  const { w, h, d, a, b, ground } = c;
  const [x, y] = centre(c);
  const lids = d.whole(5, 11);
  const wide = w * d.between(0.36, 0.56);
  const open = d.between(0.9, 1.7);
  let art = '';
  for (let i = 0; i < lids; i++) {
    const k = 1 - i / (lids + 2);
    const rx = wide * k;
    const ry = h * 0.5 * k * open;
    const shape = `M${n(x - rx)} ${n(y)}Q${n(x)} ${n(y - ry)} ${n(x + rx)} ${n(y)}Q${n(x)} ${n(y + ry)} ${n(x - rx)} ${n(y)}z`;
    art += stroke(shape, i % 3 === 1 ? b : a, { width: i % 3 === 1 ? 1.1 : 0.6, opacity: 0.4 + 0.5 * (i / lids) });
  }
  const r = h * d.between(0.13, 0.22);
  let iris = '';
  const threads = d.whole(24, 56);
  for (let i = 0; i < threads; i++)
    iris += line(
      ...pole(x, y, (i / threads) * TURN, r * 0.5),
      ...pole(x, y, (i / threads) * TURN, r * (0.75 + 0.25 * d.next())),
    );
  const pupil = d.whole(0, 2);
  const dark =
    pupil === 0
      ? ring(x, y, r * 0.36)
      : pupil === 1
        ? ring(x, y, r * 0.16, r * 0.72)
        : polyline(regular(x, y, r * 0.44, d.whole(3, 5), d.between(0, 2)), true);
  art +=
    stroke(ring(x, y, r), b, { width: 1.2, fill: ground }) +
    stroke(iris, a, { width: 0.6 }) +
    stroke(dark, b, { width: 0.8, fill: '#05080E' });
  art += dot(x + r * 0.12, y - r * 0.14, r * 0.09, '#FFE9C9');
  let lashes = '';
  if (d.chance(0.5))
    for (let i = 0; i < 25; i++)
      lashes += line(
        ...pole(x, y, Math.PI + (i / 24) * Math.PI, h * 0.5),
        ...pole(x, y, Math.PI + (i / 24) * Math.PI, h * (0.56 + 0.1 * d.next())),
      );
  return `<g transform="rotate(${n(d.between(-28, 28))} ${n(x)} ${n(y)})">${art}${stroke(lashes, a, { width: 0.7, opacity: 0.6 })}</g>`;
};

export const maze: Motif = (c) => {
  const { h, d, a, b } = c;
  const [x, y] = centre(c);
  let walls = '';
  let doors = '';
  for (let i = 1; i < 12; i++) {
    const r = h * 0.065 * i;
    let at = d.between(0, TURN);
    const parts = d.whole(1, 3);
    for (let k = 0; k < parts; k++) {
      const gap = 7 / r + 0.1;
      walls += arc(x, y, r, r, at + gap, at + TURN / parts - 0.02);
      if (d.chance(0.6) && i < 11) doors += line(...pole(x, y, at + gap, r), ...pole(x, y, at + gap, r + h * 0.065));
      at += TURN / parts;
    }
  }
  const way: Point[] = Array.from({ length: 9 }, (_, i) =>
    pole(x, y, d.between(-0.5, 0.5) + i * 0.9, h * 0.065 * (i + 0.5)),
  );
  if (d.chance(0.4)) return blocks(c);
  return (
    stroke(walls + doors, a, { width: 1, opacity: 0.85 }) +
    stroke(smoothLine(way), b, { width: 1.1, dash: '3 2.5' }) +
    dot(x, y, 2.6, '#FFE9C9')
  );
};

/** A maze of straight walls. */
const blocks: Motif = ({ w, h, d, a, b }) => {
  const size = h * d.between(0.1, 0.14);
  let walls = '';
  for (let y = size / 2; y < h + size; y += size) {
    for (let x = size / 2; x < w + size; x += size)
      walls += d.chance(0.5) ? line(x, y, x + size, y) : line(x, y, x, y + size);
  }
  let px = w / 2;
  let py = -4;
  const way: Point[] = [[px, py]];
  while (py < h && way.length < 24) {
    if (way.length % 2 === 0) px = Math.min(w - size, Math.max(size, px + size * d.whole(-3, 3)));
    else py += size * d.whole(1, 2);
    way.push([px, py]);
  }
  return stroke(walls, a, { width: 1.1, opacity: 0.8 }) + stroke(polyline(way), b, { width: 1.4, dash: '4 2.5' });
};

export const tendrils: Motif = ({ w, h, d, a, b }) => {
  let thin = '';
  let thick = '';
  const count = d.whole(13, 19);
  const up = d.chance(0.5);
  for (let i = 0; i < count; i++) {
    const x = (w * (i + d.next() * 0.8)) / count;
    const tall = h * d.between(0.4, 0.98);
    const sway = d.between(-0.5, 0.5) * w * 0.22;
    const side = (k: number): Point[] =>
      [0, 0.35, 0.7, 1].map(
        (t) =>
          [x + sway * t * t + Math.sin(t * 5 + i) * 5 * t + k * (1 - t), up ? h - tall * t + 2 : tall * t - 2] as const,
      );
    const wide = d.between(2.4, 5);
    const path = smoothLine(side(wide)) + smoothLine(side(-wide));
    if (i % 4 === 1) thick += path;
    else thin += path;
  }
  return stroke(thin, a, { width: 0.8, opacity: 0.7 }) + stroke(thick, b, { width: 1.2 });
};

export const blaze: Motif = ({ w, h, d, a, b, ground }) => {
  let art = '';
  const layers = d.whole(3, 6);
  const wide = d.between(4, 9);
  const lean = d.between(-14, 14);
  const peak = d.between(0.2, 0.8);
  for (let layer = 0; layer < layers; layer++) {
    const tongues = Math.round(wide + layer);
    const points: Point[] = [[-6, h + 4]];
    for (let i = 0; i <= tongues * 2; i++) {
      const u = i / (tongues * 2);
      const high = i % 2 === 1;
      const swell = Math.exp(-(((u - peak) / 0.3) ** 2));
      const top = 0.5 - 0.44 * swell * d.between(0.6, 1.1) + layer * 0.11;
      points.push([
        w * u + (high ? lean + d.between(-4, 6) : 0),
        h * (high ? top : d.between(0.66, 0.8) + layer * 0.05),
      ]);
    }
    points.push([w + 6, h + 4]);
    art += stroke(smoothLine(points), layer % 2 === 0 ? b : a, {
      width: layer === 0 ? 1.3 : 0.8,
      fill: ground,
      opacity: 0.92 - layer * 0.06,
    });
  }
  let sparks = '';
  for (let i = d.whole(5, 14); i > 0; i--) sparks += ring(w * d.next(), h * d.between(0.04, 0.5), d.between(0.7, 1.6));
  return art + stroke(sparks, b, { width: 0.8 });
};
