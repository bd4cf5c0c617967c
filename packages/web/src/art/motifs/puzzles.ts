/** What has to be found out, weighed or agreed upon: for dilemmas. */
import { layered, makeNoise } from '../noise.ts';
import { arc, line, n, type Point, polyline, regular, ring, smoothLine } from '../paths.ts';
import { dot, stroke } from '../picture.ts';
import { centre, curve, type Motif, pole, TURN } from './canvas.ts';

export const flow: Motif = ({ w, h, d, a, b }) => {
  const noise = makeNoise(d);
  const k = d.between(0.008, 0.013);
  const main = d.between(-0.7, 0.7);
  const swing = d.between(1.8, 3.4);
  let thin = '';
  let thick = '';
  const rows = 30;
  for (let i = 0; i < rows; i++) {
    const fromLeft = i % 2 === 0;
    let x = fromLeft ? -6 : w + 6;
    let y = h * (-0.25 + (1.5 * (i + d.next() * 0.7)) / rows);
    const points: Point[] = [[x, y]];
    const length = d.whole(14, 34);
    for (let s = 0; s < length; s++) {
      const t = main + (layered(noise, x * k, y * k * 1.6, 2) - 0.5) * swing + (fromLeft ? 0 : Math.PI);
      x += Math.cos(t) * 7;
      y += Math.sin(t) * 7;
      points.push([x, y]);
    }
    if (i % 5 === 2) thick += smoothLine(points);
    else thin += smoothLine(points);
  }
  return stroke(thin, a, { width: 0.75, opacity: 0.7 }) + stroke(thick, b, { width: 1.5, opacity: 0.95 });
};

export const tiles: Motif = ({ w, h, d, a, b, ground }) => {
  const size = h * d.between(0.16, 0.22);
  let art = '';
  for (let row = 0; row * size * 0.62 < h + size; row++) {
    for (let col = 0; col * size * 1.24 < w + size; col++) {
      if (d.chance(0.22)) continue;
      const x = col * size * 1.24 + (row % 2 === 0 ? 0 : size * 0.62);
      const y = row * size * 0.62;
      const lift = d.between(0, size * 0.5);
      const lit = d.chance(0.14);
      const top = regular(x, y - lift, size * 0.56, 4, 0, size * 0.3);
      const foot = `M${n(x - size * 0.56)} ${n(y - lift)}v${n(lift + 3)}L${n(x)} ${n(y + size * 0.3 + 3)}L${n(x + size * 0.56)} ${n(y + 3)}v${n(-lift - 3)}`;
      art +=
        stroke(foot, a, { width: 0.6, fill: ground, opacity: 0.8 }) +
        stroke(polyline(top, true), lit ? b : a, { width: lit ? 1.3 : 0.8, fill: ground });
      if (lit) art += dot(x, y - lift, 1.8, b);
    }
  }
  return art;
};

export const crosshair: Motif = (c) => {
  const { w, h, d, a, b } = c;
  const [x, y] = centre(c);
  let rings = '';
  let ticks = '';
  const sides = d.pick([0, 0, 3, 4, 6]);
  const gap = d.between(0.065, 0.11);
  for (let i = 1; i < 8; i++)
    rings += sides === 0 ? ring(x, y, h * gap * i) : polyline(regular(x, y, h * gap * i, sides, Math.PI / sides), true);
  const dial = d.between(0.22, 0.4);
  for (let i = 0; i < 60; i++) {
    const t = (i / 60) * TURN;
    ticks += line(...pole(x, y, t, h * dial), ...pole(x, y, t, h * (dial + (i % 5 === 0 ? 0.06 : 0.025))));
  }
  let tracks = '';
  const count = d.whole(3, 6);
  for (let i = 0; i < count; i++) {
    const t = d.between(0, TURN);
    tracks += line(...pole(x, y, t, w), ...pole(x, y, t, h * d.between(0.08, 0.2)));
  }
  return (
    stroke(rings, a, { width: 0.6, opacity: 0.5 }) +
    stroke(ticks, a, { width: 0.8, opacity: 0.8 }) +
    stroke(tracks, b, { width: 1.3, dash: '9 3' }) +
    stroke(
      line(0, y, x - h * 0.06, y) +
        line(x + h * 0.06, y, w, y) +
        line(x, 0, x, y - h * 0.06) +
        line(x, y + h * 0.06, x, h),
      b,
      { width: 0.7, opacity: 0.8 },
    ) +
    dot(x, y, 2.4, '#FFE9C9')
  );
};

export const helix: Motif = ({ w, h, d, a, b }) => {
  const strands = d.whole(2, 3);
  const turns = d.between(1.3, 2.4);
  const phase = d.between(0, 6);
  const tilt = d.between(-0.25, 0.25);
  const at = (k: number, x: number) =>
    h / 2 + (x - w / 2) * tilt + Math.sin((x / w) * turns * TURN + phase + (k / strands) * TURN) * h * 0.32;
  let rungs = '';
  let beads = '';
  for (let x = 4; x < w; x += w / 34) {
    rungs += line(x, at(0, x), x, at(1, x));
    beads += ring(x, at(0, x), 1.2) + ring(x, at(1, x), 1.2);
  }
  let art = stroke(rungs, a, { width: 0.6, opacity: 0.6 }) + stroke(beads, b, { width: 0.7, opacity: 0.9 });
  for (let k = 0; k < strands; k++) {
    art += stroke(
      curve(-4, w + 4, 5, (x) => at(k, x)),
      k === 0 ? b : a,
      { width: 1.6 },
    );
    art += stroke(
      curve(-4, w + 4, 5, (x) => at(k, x) + 5),
      a,
      { width: 0.5, opacity: 0.5 },
    );
  }
  return art;
};

export const interference: Motif = ({ w, h, d, a, b }) => {
  const spots: Point[] = Array.from(
    { length: d.whole(2, 3) },
    (_, i) => [w * (0.2 + 0.3 * i + d.between(-0.05, 0.1)), h * d.between(0.25, 0.75)] as const,
  );
  const step = h * d.between(0.055, 0.08);
  let art = '';
  for (const [i, [x, y]] of spots.entries()) {
    let rings = '';
    for (let k = 1; k < 14; k++) rings += ring(x, y, step * k);
    art += stroke(rings, i === 0 ? a : i === 1 ? b : a, { width: 0.7, opacity: 0.55 }) + dot(x, y, 2.4, '#FFE9C9');
  }
  return art;
};

export const knot: Motif = (c) => {
  const { h, d, a, b, ground } = c;
  const [x, y] = centre(c);
  const p = d.whole(2, 3);
  const q = d.pick([5, 7, 8, 9, 11]);
  const points: Point[] = [];
  for (let i = 0; i < 180; i++) {
    const t = (i / 180) * TURN;
    const r = h * (0.29 + 0.13 * Math.cos(q * t));
    points.push([x + Math.cos(p * t) * r * 1.5, y + Math.sin(p * t) * r]);
  }
  const path = smoothLine(points, true);
  return (
    stroke(path, a, { width: 5.6, opacity: 0.9 }) +
    stroke(path, ground, { width: 4 }) +
    stroke(path, b, { width: 0.9, dash: '5 3' })
  );
};

export const balance: Motif = (c) => {
  const { w, h, d, a, b, ground } = c;
  const x = w / 2;
  const tilt = d.between(-0.16, 0.16);
  const arm = w * 0.3;
  const top = h * 0.2;
  let art = '';
  for (let i = 0; i < 9; i++)
    art += stroke(arc(x, top, h * (0.2 + i * 0.1), h * (0.2 + i * 0.1), 0.2, Math.PI - 0.2), a, {
      width: 0.5,
      opacity: 0.45 - i * 0.03,
    });
  const ends: Point[] = [
    [x - Math.cos(tilt) * arm, top - Math.sin(tilt) * arm],
    [x + Math.cos(tilt) * arm, top + Math.sin(tilt) * arm],
  ];
  art += stroke(
    line(...ends[0], ...ends[1]) + line(x, top - 8, x, h * 0.9) + line(x - 16, h * 0.9, x + 16, h * 0.9),
    b,
    { width: 1.4 },
  );
  for (const [ex, ey] of ends) {
    art += stroke(line(ex, ey, ex - w * 0.1, ey + h * 0.4) + line(ex, ey, ex + w * 0.1, ey + h * 0.4), a, {
      width: 0.7,
    });
    art += stroke(`M${n(ex - w * 0.11)} ${n(ey + h * 0.4)}a${n(w * 0.11)} ${n(h * 0.16)} 0 0 0 ${n(w * 0.22)} 0z`, b, {
      width: 1.1,
      fill: ground,
    });
    for (let k = d.whole(1, 3); k > 0; k--) art += dot(ex + d.between(-8, 8), ey + h * 0.4 - 3, 2.2, b);
  }
  return art;
};

export const pairing: Motif = (c) => {
  const { h, d, a, b } = c;
  const [x, y] = centre(c);
  const lean = d.between(10, 80);
  const apart = h * d.between(0.1, 0.34);
  const flat = d.between(0.35, 1);
  const count = d.whole(6, 11);
  let art = '';
  for (const side of [-1, 1]) {
    let rings = '';
    for (let i = 0; i < count; i++)
      rings += ring(x + side * apart, y, h * (0.1 + i * 0.05), h * (0.1 + i * 0.05) * flat);
    art += `<g transform="rotate(${n(side * lean * 0.6)} ${n(x)} ${n(y)})">${stroke(rings, side < 0 ? a : b, { width: 0.8, opacity: 0.75 })}${dot(x + side * apart, y, 2.6, '#FFE9C9')}</g>`;
  }
  return `<g transform="rotate(${n(d.between(-30, 30))} ${n(x)} ${n(y)})">${art}</g>`;
};
