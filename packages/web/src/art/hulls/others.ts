/** Hulls of everybody else: barges, darts, spindles, hoops, catamarans, crabs, clusters. */
import { Draft, frames, type Half, reach } from './draft.ts';
import { type Family, fittings } from './orders.ts';

export const barge: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const count = d.whole(3, 5);
  const w = d.between(9, 14);
  const pitch = 62 / count;
  draft.hull([
    [84, 3],
    [90, d.between(7, 10)],
    [104, d.between(5, 8)],
    [112, 2],
  ]);
  draft.strut([16, 30], [84, 30]);
  for (let i = 0; i < count; i++) {
    const x = 20 + i * pitch;
    draft.pair([
      [x, 28],
      [x, 30 - w],
      [x + pitch - 3, 30 - w],
      [x + pitch - 3, 28],
    ]);
    if (own.chance(0.6)) draft.marks([x, 30 - w], [x + pitch - 3, 28]);
    else draft.boxes(x + 2, 32 - w, pitch - 7, w - 6);
  }
  draft.hull([
    [8, d.between(5, 9)],
    [16, d.between(6, 11)],
    [18, 3],
  ]);
  draft.thrust(8, 26, 6).circle(100, 30, 2.4);
  return draft.done();
};

const dart: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const half: Half = [
    [20, 3],
    [34, 6],
    [60, d.between(5, 8)],
    [94, 4],
    [114, 0],
  ];
  draft.hull(half);
  const out = d.between(18, 26);
  const x = d.between(44, 70);
  draft.pair([
    [x, 24],
    [d.between(20, 40), 30 - out],
    [d.between(12, 20), 31 - out],
    [28, 25],
  ]);
  if (d.chance(0.5))
    draft.pair([
      [92, 26.5],
      [84, 30 - d.between(9, 14)],
      [80, 26],
    ]);
  draft.marks([x - 6, 24], [26, 33 - out]);
  frames(draft, half, [34, 46, 60, 76]);
  draft.thrust(20, 28, 8);
  fittings(draft, half, own, 38, 90);
  return draft.done();
};

const spindle: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const beam = d.between(10, 17);
  const half: Half = [
    [12, 2],
    [28, beam * 0.5],
    [56, beam],
    [86, beam * 0.7],
    [112, 0],
  ];
  draft.hull(half, true);
  frames(draft, half, [34, 46, 58, 70, 82], 1);
  draft.curves([16, 29], [56, 30 - beam * 0.5], [106, 29.6]);
  const fins = d.whole(1, 2);
  for (let i = 0; i < fins; i++) {
    const x = 30 + i * 34;
    draft.pair([
      [x, 30 - reach(half, x)],
      [x - 10, 30 - beam - 9],
      [x - 2, 30 - beam - 9],
      [x + 10, 30 - reach(half, x + 10)],
    ]);
  }
  draft.thrust(12, 29, 7);
  fittings(draft, half, own, 40, 90);
  return draft.done();
};

export const hoop: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const half: Half = [
    [14, 2],
    [30, 4.5],
    [70, 6],
    [100, 4],
    [114, 0],
  ];
  const x = d.between(38, 60);
  const r = d.between(21, 27);
  draft.disc(x, 30, r * d.between(0.5, 0.8), r).disc(x, 30, r * 0.46, r - 4);
  draft.hull(half, true);
  draft.struts([x - 3, 26], [x - 3, 34 - r]).struts([x + 3, 26], [x + 3, 34 - r]);
  frames(draft, half, [30, 44, 72, 88]);
  draft.thrust(14, 29, 8).circle(94, 30, 2);
  fittings(draft, half, own, 64, 92);
  return draft.done();
};

export const twin: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const y = d.between(13, 18);
  const w = d.between(4, 6);
  const nose = d.between(96, 114);
  draft.pair([
    [12, y - 1],
    [22, y - w],
    [72, y - w + 1],
    [nose, y + d.between(0, 4)],
    [74, y + w],
    [22, y + w],
  ]);
  const a = d.between(34, 44);
  draft.shape([
    [a, y + w],
    [a + 26, y + w],
    [a + d.between(30, 40), 30],
    [a + 26, 60 - y - w],
    [a, 60 - y - w],
    [a + 5, 30],
  ]);
  for (let i = 0; i < 4; i++) draft.marks([26 + i * 12, y - w + 1], [26 + i * 12, y + w - 1]);
  draft.mark([a + 8, 30], [a + 30, 30]).circle(a + 16, 30, 3);
  draft.thrust(12, y, 7);
  fittings(
    draft,
    [
      [a, 10],
      [a + 30, 10],
    ],
    own,
    a + 2,
    a + 20,
  );
  return draft.done();
};

const crab: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const r = d.between(13, 18);
  draft
    .disc(52, 30, r * 1.2, r)
    .circle(52, 30, r * 0.7, r * 0.55)
    .circle(52, 30, 4);
  const legs = d.whole(2, 3);
  for (let i = 0; i < legs; i++) {
    const x = 38 + i * 15;
    const lean = (i - (legs - 1) / 2) * 13;
    draft.pair([
      [x, 30 - r * 0.82],
      [x + lean * 0.6 - 3, 30 - r - 6],
      [x + lean * 1.4, 30 - Math.min(28, r + 13)],
      [x + lean * 0.6 + 4, 30 - r - 4],
      [x + 6, 30 - r * 0.86],
    ]);
  }
  draft.pair([
    [52 + r, 22],
    [84, 16],
    [d.between(98, 112), 24],
    [86, 22],
    [54 + r, 27],
  ]);
  draft.thrust(52 - r * 1.2, 27, 9);
  fittings(
    draft,
    [
      [40, r],
      [66, r],
    ],
    own,
    40,
    62,
  );
  return draft.done();
};

export const cluster: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const r = d.between(9, 13);
  draft.disc(84, 30, r + 3, r).circle(84, 30, r * 0.6);
  draft.discs(56, 30 - d.between(9, 13), r * 0.8).disc(34, 30, r * 0.9);
  draft.strut([42, 30], [72, 30]).struts([62, 23], [74, 27]).struts([49, 22], [41, 27]);
  draft.discs(28, 30 - d.between(13, 17), r * 0.5).struts([32, 19], [50, 19]);
  for (let i = own.whole(2, 4); i > 0; i--) draft.circle(own.between(80, 90), own.between(26, 34), own.between(1, 2.4));
  draft.thrust(24, 30, 9).circle(34, 30, 4).mark([88, 30], [106, 30]).mark([98, 27], [106, 30], [98, 33]);
  return draft.done();
};

export const OTHERS: readonly Family[] = [barge, dart, spindle, hoop, twin, crab, cluster];
