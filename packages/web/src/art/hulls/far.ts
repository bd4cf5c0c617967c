/** Hulls from far away: shards of the Dominion, lattices of the Borg, and who else flies in the Delta Quadrant. */
import { Draft, frames, type Half, type Plan, reach } from './draft.ts';
import { type Family, fittings, type Order, small } from './orders.ts';

/** Dominion: shards locked into each other. */
export const shards: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const nose = d.between(96, 112);
  const mid = d.between(40, 56);
  const beam = small(o) ? 9 : d.between(9, 13);
  const half: Half = [
    [16, 3],
    [mid - 12, beam * 0.7],
    [mid, beam],
    [mid + 22, beam * 0.8],
    [nose - 10, d.between(2, 5)],
    [nose, 0],
  ];
  draft.hull(half);
  const wings = o.role === 'great' ? 3 : small(o) ? 1 : 2;
  for (let i = 0; i < wings; i++) {
    const x = mid + 14 - i * d.between(16, 22);
    const out = 26 - i * 5 + d.between(-2, 1);
    const back = d.between(16, 34);
    draft.pair([
      [x, 30 - beam * 0.84],
      [x - back, 30 - out],
      [x - back - d.between(4, 12), 30 - out + 3],
      [x - 14, 30 - beam * 0.6],
    ]);
    draft.marks([x - 4, 30 - beam * 0.8], [x - back, 30 - out + 3]);
  }
  draft.mark([mid - 8, 30 - beam * 0.7], [mid + 16, 30], [mid - 8, 30 + beam * 0.7], [mid - 8, 30 - beam * 0.7]);
  draft.mark([mid + 24, 30 - beam * 0.6], [nose - 10, 30], [mid + 24, 30 + beam * 0.6]);
  draft.thrust(17, 27.5, 6);
  draft.circle(mid, 30, 2.2);
  fittings(draft, half, own, mid + 2, nose - 26);
  return draft.done();
};

/** Borg: a lattice; its outline says the rest. */
export function lattice(o: Order, name: string): Plan {
  const { own } = o;
  const draft = new Draft();
  const round = /sphere/i.test(name);
  const long = /probe|scout|vessel|ship/i.test(name);
  if (round) {
    draft.disc(60, 30, 27);
    for (const y of [-18, -9, 0, 9, 18]) {
      const r = Math.sqrt(27 * 27 - y * y);
      draft.mark([60 - r, 30 + y], [60 + r, 30 + y]);
    }
    for (const k of [0.3, 0.68]) draft.circle(60, 30, 27 * k, 27);
    for (let i = 0; i < 12; i++) {
      const a = own.between(0, 6.28);
      const r = own.between(4, 20);
      draft.box(60 + Math.cos(a) * r - 2, 30 + Math.sin(a) * r - 1.5, own.between(3, 7), own.between(2, 4));
    }
    return draft.done();
  }
  const w = long ? own.between(74, 92) : 54;
  const h = long ? own.between(20, 30) : 54;
  const x = 60 - w / 2;
  const y = 30 - h / 2;
  const tactical = /tactical|queen/i.test(name);
  const c = tactical ? 7 : 0;
  draft.shape([
    [x + c, y],
    [x + w - c, y],
    [x + w, y + c],
    [x + w, y + h - c],
    [x + w - c, y + h],
    [x + c, y + h],
    [x, y + h - c],
    [x, y + c],
  ]);
  const split = (x0: number, y0: number, w0: number, h0: number, depth: number) => {
    if (depth === 0 || Math.min(w0, h0) < 5 || (depth < 4 && own.chance(0.14))) {
      if (own.chance(0.3)) draft.box(x0 + 1.4, y0 + 1.4, Math.max(1, w0 - 2.8), Math.max(1, h0 - 2.8));
      return;
    }
    const t = own.pick([0.33, 0.5, 0.67]);
    if (w0 > h0) {
      draft.mark([x0 + w0 * t, y0], [x0 + w0 * t, y0 + h0]);
      split(x0, y0, w0 * t, h0, depth - 1);
      split(x0 + w0 * t, y0, w0 * (1 - t), h0, depth - 1);
    } else {
      draft.mark([x0, y0 + h0 * t], [x0 + w0, y0 + h0 * t]);
      split(x0, y0, w0, h0 * t, depth - 1);
      split(x0, y0 + h0 * t, w0, h0 * (1 - t), depth - 1);
    }
  };
  split(x, y, w, h, 5);
  if (tactical) draft.disc(60, 30, 8).circle(60, 30, 4);
  if (long) draft.thrust(x, y + 5, 6);
  return draft.done();
}

/** Kazon: a heavy head on riveted decks. */
export const hammer: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  if (small(o)) {
    const half: Half = [
      [10, 6],
      [30, 8],
      [48, 16],
      [66, 14],
      [60, 8],
      [88, 5],
      [112, 0],
    ];
    draft
      .hull(half)
      .mark([30, 22], [30, 38])
      .mark([48, 15], [48, 45])
      .mark([60, 30], [106, 30])
      .mark([60, 22], [60, 38]);
    draft.thrust(10, 27, 7);
    fittings(draft, half, own, 34, 58);
    return draft.done();
  }
  const heavy = o.role === 'great' || o.role === 'war';
  const head = heavy ? d.between(20, 22.5) : d.between(13, 17);
  const neck = d.between(8, 11);
  const half: Half = heavy
    ? [
        [6, 8],
        [22, 13],
        [40, neck],
        [58, head - 2],
        [84, head],
        [112, head - 6],
        [116, head - 12],
        [97, 7],
        [92, 0],
      ]
    : [
        [8, 6],
        [28, 9],
        [48, head],
        [68, head - 2],
        [62, 8],
        [90, 6],
        [114, 0],
      ];
  draft.hull(half);
  frames(draft, half, heavy ? [22, 40, 58, 70] : [28, 48, 60], 0);
  draft.mark([40, 30], [heavy ? 92 : 108, 30]);
  if (heavy)
    draft
      .mark([84, 30 - head], [82, 30], [84, 30 + head])
      .box(46, 24, 8, 12)
      .boxes(62, 20, 6, 2)
      .boxes(74, 18, 6, 2);
  draft.thrust(6, 25, 5).thrust(6, 30, 6);
  fittings(draft, half, own, 44, 80);
  return draft.done();
};

/** Vidiian: pincers around a core. */
export const claw: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const open = small(o) ? d.between(12, 16) : d.between(20, 26);
  const body = small(o) ? d.between(10, 12) : d.between(14, 18);
  const reachX = d.between(104, 116);
  const throat = d.between(58, 74);
  draft.hull(
    [
      [10, 0],
      [20, body * 0.8],
      [52, body],
      [reachX - 14, open * 0.86],
      [reachX, open],
      [reachX - 24, open * 0.5],
      [throat + 8, 4.5],
      [throat, 0],
    ],
    true,
  );
  draft.curves([20, 30], [30, 30 - body * 0.5], [56, 30 - body * 0.55], [reachX - 20, 30 - open * 0.7]);
  draft.circle(42, 30, d.between(4, 6)).circle(42, 30, 2);
  draft.mark([48, 30], [throat, 30]);
  if (o.role === 'great' || d.chance(0.4))
    draft.pair([
      [22, 30 - body * 0.8],
      [12, 30 - body - 7],
      [34, 30 - body - 3],
      [40, 30 - body * 0.96],
    ]);
  draft.thrust(11, 30, 8);
  fittings(
    draft,
    [
      [20, body * 0.7],
      [60, body * 0.8],
    ],
    own,
    24,
    56,
  );
  return draft.done();
};

/** Hirogen: a harpoon. */
export const harpoon: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const half: Half = [
    [12, 3],
    [24, d.between(6, 9)],
    [58, d.between(4, 6)],
    [84, 3],
    [92, d.between(6, 9)],
    [100, 3],
    [118, 0],
  ];
  draft.hull(half);
  const barbs = d.whole(1, small(o) ? 1 : 3);
  for (let i = 0; i < barbs; i++) {
    const x = 84 - i * d.between(14, 20);
    const out = 18 + i * 3.5 + d.between(-2, 2);
    const y = 30 - reach(half, x) + 0.6;
    draft.pair([
      [x, y],
      [x - d.between(16, 26), 30 - out],
      [x - 12, y + 0.4],
    ]);
  }
  draft.pair([
    [30, 30 - reach(half, 30)],
    [16, 30 - d.between(17, 24)],
    [8, 30 - d.between(14, 18)],
    [14, 26],
  ]);
  draft.marks([28, 26], [14, 14]);
  frames(draft, half, [24, 36, 48, 60, 72]);
  draft.mark([24, 30], [108, 30]);
  draft.thrust(12, 28.4, 7);
  fittings(draft, half, own, 30, 64);
  return draft.done();
};
