/** Facilities: outposts are wheels, stations are hubs with docks, headquarters are plans of a seat of government. */
import type { Affiliation, CardFacts } from '@spaceline/engine';
import type { Point } from '../paths.ts';
import { regular } from '../paths.ts';
import type { Dice } from '../random.ts';
import { Draft, type Plan } from './draft.ts';

const X = 60;
const Y = 30;

/** How many sides the builders think in, and whether they like them round. */
const STYLE: Readonly<Partial<Record<Affiliation, { sides: number; round: boolean }>>> = {
  Bajoran: { sides: 8, round: true },
  Borg: { sides: 4, round: false },
  Cardassian: { sides: 3, round: true },
  Dominion: { sides: 3, round: false },
  Federation: { sides: 6, round: true },
  Ferengi: { sides: 4, round: false },
  Hirogen: { sides: 5, round: false },
  Kazon: { sides: 6, round: false },
  Klingon: { sides: 3, round: false },
  Neutral: { sides: 8, round: true },
  'Non-Aligned': { sides: 8, round: true },
  Romulan: { sides: 2, round: true },
  Vidiian: { sides: 6, round: false },
};

const turned = (points: readonly Point[], angle: number): Point[] => {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return points.map(([x, y]) => [X + x * c - y * s, Y + x * s + y * c] as const);
};

function wheel(draft: Draft, sides: number, round: boolean, d: Dice, own: Dice): void {
  const rx = d.between(27, 32);
  const ry = d.between(20, 24);
  const hub = d.between(6.5, 10);
  const turn = d.chance(0.5) ? 0 : Math.PI / sides;
  const at = (k: number, a: number): Point => [X + Math.cos(a) * rx * k, Y + Math.sin(a) * ry * k];
  const edge = (k: number) => regular(X, Y, rx * k, Math.max(sides, 3) * (sides < 5 ? 2 : 1), turn, ry * k);
  if (round) draft.disc(X, Y, rx, ry).circle(X, Y, rx * 0.84, ry * 0.82);
  else {
    draft.shape(edge(1));
    draft.mark(...edge(0.82), edge(0.82)[0]);
  }
  if (round) draft.disc(X, Y, hub).circle(X, Y, hub * 0.45);
  else draft.shape(regular(X, Y, hub, Math.max(4, sides), turn)).circle(X, Y, hub * 0.4);
  const spokes = Math.max(sides, 2) * (sides < 5 ? 2 : 1);
  for (let i = 0; i < spokes; i++) {
    const a = turn + (i / spokes) * Math.PI * 2;
    draft.strut([X + Math.cos(a) * hub, Y + Math.sin(a) * hub], at(1, a));
    if (own.chance(0.5)) draft.mark(at(0.55, a - 0.16), at(0.55, a + 0.16));
    if (own.chance(0.4)) draft.circle(...at(0.7, a + Math.PI / spokes), 1.8);
  }
  const dock = d.between(4, 5.5);
  const arm = d.between(11, 16);
  for (const way of [-1, 1]) {
    const x = X + way * rx;
    draft.shape([
      [x, Y - dock],
      [x + way * arm, Y - dock + 1],
      [x + way * arm, Y + dock - 1],
      [x, Y + dock],
    ]);
    draft.mark([x + way * 4, Y - dock], [x + way * 4, Y + dock]);
  }
}

function hubWithDocks(draft: Draft, sides: number, d: Dice, own: Dice): void {
  const arms = d.chance(0.5) ? 4 : 5;
  const turn = d.between(0, 1.2);
  const r = d.between(12, 15);
  draft
    .disc(X, Y, r * 1.5, r)
    .circle(X, Y, r * 1.15, r * 0.72)
    .disc(X, Y, 5)
    .circle(X, Y, 2);
  for (let i = 0; i < arms; i++) {
    const a = turn + (i / arms) * Math.PI * 2;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const from: Point = [X + c * r * 1.5, Y + s * r];
    const to: Point = [X + c * 44, Y + s * 24];
    draft.strut([from[0] - s * 2, from[1] + c * 2], [to[0] - s * 2, to[1] + c * 2]);
    draft.strut([from[0] + s * 2, from[1] - c * 2], [to[0] + s * 2, to[1] - c * 2]);
    draft.shape(
      turned(
        [
          [43, -4],
          [49, -3],
          [49, 3],
          [43, 4],
        ].map(([x, y]) => [x * 1, y] as const),
        a,
      ).map(([x, y]) => [x, Y + (y - Y) * 0.56] as const),
    );
    draft.mark([X + c * 5, Y + s * 5], [X + c * r * 1.15, Y + s * r * 0.72]);
    if (own.chance(0.6)) draft.circle(X + c * r * 1.32, Y + s * r * 0.86, 1.6);
  }
  for (let i = 0; i < sides * 3; i++) {
    const a = (i / (sides * 3)) * Math.PI * 2;
    draft.mark(
      [X + Math.cos(a) * r * 1.3, Y + Math.sin(a) * r * 0.86],
      [X + Math.cos(a) * r * 1.5, Y + Math.sin(a) * r],
    );
  }
}

/** A seat of government, seen from above: halls around a court, stairs before them. */
function seat(draft: Draft, sides: number, round: boolean, d: Dice, own: Dice): void {
  const w = d.between(24, 32);
  const h = d.between(18, 22);
  if (round)
    draft
      .disc(X, Y, w * 0.8, h)
      .disc(X, Y, w * 0.56, h * 0.66)
      .circle(X, Y, w * 0.3, h * 0.34);
  else {
    const corner = d.between(4, 9);
    const block = (k: number): Point[] => [
      [X - w * k + corner, Y - h * k],
      [X + w * k - corner, Y - h * k],
      [X + w * k, Y - h * k + corner],
      [X + w * k, Y + h * k - corner],
      [X + w * k - corner, Y + h * k],
      [X - w * k + corner, Y + h * k],
      [X - w * k, Y + h * k - corner],
      [X - w * k, Y - h * k + corner],
    ];
    draft.shape(block(1)).shape(block(0.66));
    draft.mark(...regular(X, Y, h * 0.36, Math.max(4, sides)), regular(X, Y, h * 0.36, Math.max(4, sides))[0]);
  }
  const halls = Math.max(3, sides);
  for (let i = 0; i < halls * 2; i++) {
    const a = (i / (halls * 2)) * Math.PI * 2 + 0.2;
    draft.mark(
      [X + Math.cos(a) * w * 0.5, Y + Math.sin(a) * h * 0.6],
      [X + Math.cos(a) * w * 0.78, Y + Math.sin(a) * h * 0.9],
    );
  }
  for (const way of [-1, 1]) {
    const x = X + way * (w * (round ? 0.8 : 1) + 1);
    draft.shape([
      [x, Y - 7],
      [x + way * 18, Y - 9],
      [x + way * 18, Y + 9],
      [x, Y + 7],
    ]);
    for (let i = 1; i < 5; i++)
      draft.mark([x + way * i * 3.6, Y - 7 - i * 0.36], [x + way * i * 3.6, Y + 7 + i * 0.36]);
  }
  draft.circle(X, Y, own.between(2, 4));
  for (let i = own.whole(2, 5); i > 0; i--)
    draft.circle(X + own.between(-w, w) * 0.5, Y + own.between(-h, h) * 0.42, 1.2);
}

function domes(draft: Draft, d: Dice): void {
  const spots: [number, number, number][] = [
    [60, 30, 13],
    [36, 22, 8],
    [84, 38, 9],
    [80, 16, 6],
    [40, 44, 6],
  ];
  for (const [x, y, r] of spots) {
    const k = r * d.between(0.85, 1.1);
    draft.disc(x, y, k).circle(x, y, k * 0.6);
    draft.mark([x - k, y], [x + k, y]).mark([x, y - k], [x, y + k]);
  }
  draft.strut([47, 26], [43, 24]).strut([72, 34], [76, 35]).strut([68, 20], [75, 18]).strut([50, 38], [45, 41]);
}

export function facilityPlan(card: CardFacts, d: Dice, own: Dice): Plan {
  const draft = new Draft();
  const { sides, round } = STYLE[card.affiliations[0] ?? 'Non-Aligned'] ?? { sides: 8, round: true };
  if (/colony/i.test(card.title)) domes(draft, d);
  else if (card.facility === 'headquarters') seat(draft, sides, round, d, own);
  else if (card.facility === 'nor' || card.facility === 'station') hubWithDocks(draft, sides, d, own);
  else if (sides === 2) {
    const r = d.between(20, 24);
    const shift = d.between(4, 8);
    const half = (way: number): Point[] =>
      Array.from(
        { length: 13 },
        (_, i) =>
          [
            X + way * shift + Math.cos((i / 12) * Math.PI) * r * 1.5,
            Y - way * (1.5 + Math.sin((i / 12) * Math.PI) * r),
          ] as const,
      );
    draft.shape(half(1)).shape(half(-1)).circle(X, Y, 5);
    for (const way of [-1, 1])
      for (const k of [0.4, 0.7])
        draft.curve(
          ...half(way).map(([x, y]) => [X + way * shift + (x - X - way * shift) * k, Y + (y - Y) * k] as const),
        );
    draft.strut([X - r * 1.5 - 14, Y], [X + r * 1.5 + 14, Y]);
  } else wheel(draft, sides, round, d, own);
  return draft.done();
}
