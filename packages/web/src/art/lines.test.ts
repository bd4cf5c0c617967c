/** Lines, fields and chance: what the pictures are computed with. */
import { expect, test } from 'vitest';
import { contour, makeField, quantiles } from './contours.ts';
import { distanceField } from './distance.ts';
import { n, type Point, polyline, regular, smoothLine } from './paths.ts';
import { dice } from './random.ts';

test('numbers are written as short as they can be', () => {
  expect([0, 0.04, 0.5, -0.25, 12, -3.17, 1999.96].map(n)).toEqual(['0', '0', '.5', '-.2', '12', '-3.2', '2000']);
});

/** Where the pieces of a smooth line end, following its relative steps. */
function ends(path: string): Point[] {
  const numbers = (text: string) => [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map((m) => Number(m[0]));
  const [, start, first, rest = ''] = /^M([^q]+)q([^t]+)(?:t([^z]*))?z?$/.exec(path)!;
  let [x, y] = numbers(start);
  const out: Point[] = [[x, y]];
  const [, , dx, dy] = numbers(first);
  const steps = [dx, dy, ...numbers(rest)];
  for (let i = 0; i < steps.length; i += 2) {
    x += steps[i];
    y += steps[i + 1];
    out.push([x, y]);
  }
  return out;
}

test('a smooth line comes back to where it began, however many points it has', () => {
  const circle = regular(100, 100, 50, 90);
  const points = ends(smoothLine(circle, true));
  expect(points.length).toBe(91);
  const [first, last] = [points[0], points[points.length - 1]];
  expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(0.3);
  for (const [x, y] of points) expect(Math.abs(Math.hypot(x - 100, y - 100) - 50)).toBeLessThan(0.35);
});

test('a straight line keeps its corners', () => {
  expect(
    polyline(
      [
        [0, 0],
        [10, 0],
        [10, 5.5],
      ],
      true,
    ),
  ).toBe('M0 0l10 0 0 5.5z');
});

test('contours of a cone are circles, and filled ones always close', () => {
  const cone = makeField(100, 100, 4, 8, (x, y) => -Math.hypot(x - 50, y - 50));
  const [line, ...others] = contour(cone, -30);
  expect(others).toEqual([]);
  expect(line.closed).toBe(true);
  for (const [x, y] of line.points) expect(Math.abs(Math.hypot(x - 50, y - 50) - 30)).toBeLessThan(0.4);
  const slope = makeField(100, 100, 4, 8, (x) => x);
  expect(contour(slope, 50).map((l) => l.closed)).toEqual([false]);
  expect(contour(slope, 50, true).every((l) => l.closed)).toBe(true);
  expect(quantiles(slope, [0, 1])).toEqual([slope.x, slope.x + slope.cols * slope.cell]);
});

test('distances are those of the nearest side, negative inside', () => {
  const star: Point[] = regular(60, 40, 30, 10, 0.3).map(([x, y], i) =>
    i % 2 === 0 ? [x, y] : [60 + (x - 60) * 0.5, 40 + (y - 40) * 0.5],
  );
  const field = distanceField(120, 80, 3, 6, [star]);
  const exact = (x: number, y: number) => {
    let best = Number.POSITIVE_INFINITY;
    let inside = false;
    star.forEach(([x1, y1], i) => {
      const [x2, y2] = star[(i + 1) % star.length];
      const t = Math.min(
        1,
        Math.max(0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)),
      );
      best = Math.min(best, Math.hypot(x - x1 - (x2 - x1) * t, y - y1 - (y2 - y1) * t));
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    });
    return inside ? -best : best;
  };
  let worst = 0;
  for (let r = 0, i = 0; r <= field.rows; r++) {
    for (let c = 0; c <= field.cols; c++, i++)
      worst = Math.max(worst, Math.abs(field.values[i] - exact(field.x + c * field.cell, field.y + r * field.cell)));
  }
  expect(worst).toBeLessThan(0.2);
});

test('dice fall the same way for the same words, and another way for another stream', () => {
  const roll = (stream?: string) =>
    Array.from(
      { length: 5 },
      (
        (d) => () =>
          d.next()
      )(dice('Astral Eddy', stream)),
    );
  expect(roll()).toEqual(roll());
  expect(roll('stars')).not.toEqual(roll());
});
