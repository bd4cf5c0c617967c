/** Hulls of the Alpha and Beta Quadrants: lancets, axes, rays, steps, sails, ingots, trusses. */
import { Draft, frames, type Half, inner, reach } from './draft.ts';
import { type Family, fittings, small } from './orders.ts';

/** Federation: a lancet with outriggers. */
export const lancet: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const tail = small(o) ? d.between(16, 22) : d.between(24, 34);
  const nose = small(o) ? d.between(96, 106) : d.between(106, 118);
  const beam = (o.role === 'great' ? 17 : small(o) ? 10 : 13) + d.between(-1.5, 2.5);
  const wide = tail + (nose - tail) * d.between(0.34, 0.52);
  const shape = d.whole(0, 5);
  const half: Half = [
    [tail, d.between(1, 4)],
    [tail + (wide - tail) * 0.4, beam * d.between(0.55, 0.75)],
    [wide, beam],
    [wide + (nose - wide) * (shape === 1 ? 0.62 : 0.42), beam * (shape === 1 ? 0.92 : shape === 5 ? 0.9 : 0.84)],
    ...(shape === 2 ? ([[nose - 9, beam * 0.42]] as const) : []),
    ...(shape === 4
      ? ([
          [nose, beam * 0.5],
          [nose - 4, beam * 0.2],
          [nose - 17, 0],
        ] as const)
      : []),
    ...(shape === 5 ? ([[wide + (nose - wide) * 0.44, beam * 0.5]] as const) : []),
    ...(shape === 4 ? [] : ([[nose, shape === 1 ? beam * 0.3 : 0]] as const)),
  ];
  draft.hull(half, shape === 3);
  draft.mark([wide + 4, 30], [nose - 6, 30]);
  draft.mark([half[1][0], 30 - half[1][1]], [wide + 3, 30], [half[1][0], 30 + half[1][1]]);
  draft.mark([wide, 30 - beam], [wide + 9, 30], [wide, 30 + beam]);
  if (d.chance(0.6)) draft.mark([wide + 18, 30 - beam * 0.6], [wide + 27, 30], [wide + 18, 30 + beam * 0.6]);
  const pods = small(o) ? 1 : d.chance(o.role === 'war' || o.role === 'great' ? 0.35 : 0.18) ? 2 : 1;
  for (let i = 0; i < pods; i++) {
    const y = (small(o) ? d.between(13, 15) : d.between(5, 9)) + i * 8;
    const fore = d.between(36, 66) - i * 9;
    const aft = (small(o) ? 12 : d.between(5, 12)) + i * 6;
    const thick = d.between(2, 3.2);
    const tip = d.between(3, 8);
    draft.pair([
      [aft, y],
      [aft + 5, y - thick],
      [fore - tip, y - thick * 0.7],
      [fore, y + 1],
      [fore - tip * 0.6, y + thick],
      [aft + 5, y + thick],
    ]);
    const foot = d.between(0.1, 0.6);
    const at = tail + (wide - tail) * (0.6 + foot);
    draft.struts([fore - tip - 5, y + thick], [at, 30 - Math.min(reach(half, at), beam) + 0.5]);
    draft.struts([fore - tip - 14, y + thick], [at - 9, 30 - reach(half, Math.max(tail + 0.1, at - 9)) + 0.5]);
    draft.marks([aft + 7, y], [fore - tip, y]);
    draft.thrust(aft, y, d.between(5, 7));
  }
  if (!small(o) && d.chance(0.7))
    draft
      .shape([
        [tail, 30],
        [tail - 9, 26.5],
        [tail - 13, 30],
        [tail - 9, 33.5],
      ])
      .thrust(tail - 13, 30);
  fittings(draft, half, own, wide, nose - 14);
  return draft.done();
};

/** Klingon: an axe, its edge forward. */
export const axe: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const nose = d.between(104, 115);
  const out = (o.role === 'great' ? 28 : small(o) ? 19 : o.role === 'war' ? 26 : 24) + d.between(-2, 1);
  const haft = d.between(4, 6.5);
  const root = d.between(44, 60);
  const back = d.between(76, 88);
  // the edge: bowed out, cut in, or split in two
  const edge = d.whole(0, 2);
  const middle: Half =
    edge === 0
      ? [
          [nose - 5, out * 0.55],
          [nose, 0],
        ]
      : edge === 1
        ? [
            [nose - 3, out * 0.62],
            [nose - 12, out * 0.3],
            [nose - 15, 0],
          ]
        : [
            [nose, out * 0.5],
            [nose - 2, 4],
            [nose - 22, 2.6],
            [nose - 26, 0],
          ];
  const half: Half = [
    [10, haft * 0.6],
    [18, haft],
    [root, haft + d.between(0, 2)],
    [back - 6, out * 0.62],
    [back + d.between(-4, 6), out],
    [back + 12, out * d.between(0.86, 0.96)],
    ...middle,
  ];
  draft.hull(half);
  draft.marks([root + 4, 30 - haft * 0.5], [back + 6, 30 - out * 0.78]);
  draft.marks([back - 4, 30 - out * 0.5], [back + 8, 30 - out * 0.36], [nose - (edge === 2 ? 6 : 16), 30 - out * 0.2]);
  inner(draft, half.slice(3, 7), 0.72);
  const fins = small(o) ? 1 : d.whole(1, 3);
  for (let i = 0; i < fins; i++) {
    const x = 26 + i * d.between(9, 13);
    const reachOut = d.between(12, 20) - i * 3;
    draft.pair([
      [x, 30 - haft],
      [x - d.between(8, 15), 30 - reachOut],
      [x - 2, 30 - reachOut + 2.5],
      [x + 6, 30 - haft],
    ]);
  }
  frames(draft, half, [22, 32, 42, root]);
  draft.mark([16, 30], [root + 8, 30]);
  draft.circle(root + 14, 30, d.between(2.4, 4)).circle(root + 14, 30, 1.2);
  draft.thrust(10, 28.6, 7);
  fittings(draft, half, own, root + 16, nose - 22);
  return draft.done();
};

/** Romulan: a ray with a split tail. */
export const ray: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const nose = d.between(96, 112);
  const out = (o.role === 'great' ? 28 : small(o) ? 18 : 23) + d.between(-2, 1);
  const tip = d.between(34, 58);
  const notch = d.between(24, 42);
  const half: Half = [
    [notch, 0],
    [notch - 8, 4],
    [d.between(6, 16), d.between(9, 13)],
    [tip - 16, out * 0.86],
    [tip, out],
    [tip + 12, out * 0.8],
    [nose - 20, d.between(7, 10)],
    [nose, 0],
  ];
  draft.hull(half, true);
  if (o.role !== 'small') {
    const x = tip + d.between(-2, 6);
    draft.pair(
      [
        [x - 14, 30 - out * 0.62],
        [x, 30 - out * 0.72],
        [x + 16, 30 - out * 0.42],
        [x, 30 - out * 0.32],
      ],
      true,
    );
  }
  draft.curves([notch, 29], [tip, 30 - out * 0.2], [nose - 12, 29]);
  for (let i = 0; i < 4; i++) {
    const x = tip - 14 + i * 9;
    draft.curves([x, 30 - reach(half, x) + 1], [x + 5, 30 - out * 0.4], [x + 10, 29]);
  }
  draft.curves([nose - 16, 26], [nose - 10, 28], [nose - 6, 30]);
  draft.thrust(12, 30 - 10, 6);
  if (d.chance(0.4)) draft.thrust(notch - 6, 28, 4);
  fittings(draft, half, own, tip + 8, nose - 16);
  return draft.done();
};

/** Cardassian: stepped towards the nose, fins amidships. */
export const steps: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const nose = d.between(104, 117);
  const tail = d.between(10, 22);
  const count = small(o) ? 2 : d.whole(3, 4);
  const beam = small(o) ? 10 : d.between(10, 14);
  const half: [number, number][] = [
    [tail, d.between(2, 4)],
    [tail + 4, beam * 0.7],
  ];
  let x = tail + d.between(12, 20);
  for (let i = 0; i < count; i++) {
    const y = beam * (1 - (i / count) * 0.72);
    half.push([x, y]);
    x += ((nose - x) / (count - i + 0.4)) * d.between(0.8, 1.1);
    half.push([x, y]);
    x += 3;
  }
  half.push([Math.min(nose - 3, x), 2.4], [nose, 1.2]);
  draft.hull(half);
  const at = half[2][0];
  const out = o.role === 'great' || o.role === 'war' ? 25 : small(o) ? 17 : 22;
  const sweep = d.between(-10, 16);
  draft.pair([
    [at, 30 - beam],
    [at + sweep, 30 - out],
    [at + sweep + d.between(8, 18), 30 - out - 2],
    [at + 18, 30 - beam],
  ]);
  draft.marks([at + 4, 30 - beam], [at + sweep + 4, 30 - out]);
  if (d.chance(0.6))
    draft.pair([
      [tail + 2, 30 - beam * 0.6],
      [tail - 5, 30 - out * 0.7],
      [tail + 4, 30 - out * 0.72],
      [tail + 10, 30 - beam * 0.8],
    ]);
  draft.mark([tail + 6, 30], [nose - 6, 30]);
  frames(draft, half, [half[3][0] - 1, half[5]?.[0] ?? 80]);
  inner(draft, half.slice(1, 5), 0.6);
  draft.thrust(tail, 28, 6).thrust(tail, 30, 4);
  fittings(draft, half, own, at, nose - 30);
  return draft.done();
};

/** Bajoran: ribs and sails in arches. */
export const sails: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const nose = d.between(100, 114);
  const half: Half = [
    [14, 2],
    [30, d.between(4, 6)],
    [62, d.between(5, 8)],
    [nose - 14, 3.5],
    [nose, 0],
  ];
  draft.hull(half, true);
  const count = small(o) ? 1 : d.whole(2, 3);
  for (let i = 0; i < count; i++) {
    const x = 38 + i * d.between(18, 24);
    const out = (small(o) ? 20 : 26) - i * 4.5;
    const lean = d.between(-14, -4);
    draft.pair(
      [
        [x, 26],
        [x + lean, 30 - out * 0.7],
        [x + lean * 1.9, 30 - out],
        [x + lean - 8, 30 - out * 0.6],
        [x - 10, 25],
      ],
      true,
    );
    draft.curves([x - 3, 26], [x + lean - 2, 30 - out * 0.6], [x + lean * 1.8, 30 - out + 1.5]);
    for (const t of [0.4, 0.7]) draft.marks([x + lean * t, 30 - out * t], [x + lean * t - 9, 30 - out * t * 0.86]);
  }
  frames(draft, half, [30, 46, 62, 78], 0.6);
  draft.thrust(14, 28.6, 7);
  fittings(draft, half, own, 50, nose - 20);
  return draft.done();
};

/** Ferengi: ingots, one ahead of two. */
export const ingots: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const nose = d.between(100, 114);
  const w = d.between(8, 11);
  const root = d.between(44, 56);
  draft.hull([
    [root, w],
    [root + 8, w + 3],
    [nose - 8, w * 0.86],
    [nose, w * 0.5],
  ]);
  const gap = d.between(2, 4);
  const aft = small(o) ? 24 : d.between(8, 14);
  const side = small(o) ? 12 : d.between(17, 22);
  draft.pair([
    [aft, 30 - gap - 2],
    [aft + 4, 30 - side],
    [root - 4, 30 - side - 4],
    [root + d.between(4, 14), 30 - side + 2],
    [root - 2, 30 - gap - 1],
  ]);
  draft.strut([root - 3, 26], [root, 26]).strut([root - 3, 34], [root, 34]);
  draft.marks([aft + 6, 30 - side + 4], [root + 2, 30 - side + 3]);
  draft.marks([aft + 4, 30 - gap - 5], [root - 4, 30 - gap - 5]);
  for (let i = 0; i < 4; i++) draft.marks([aft + 8 + i * 7, 30 - gap - 5], [aft + 9 + i * 7, 30 - side + 4]);
  draft.mark([root + 8, 30 - w], [root + 16, 30], [root + 8, 30 + w]);
  draft.mark([root + 16, 30], [nose - 2, 30]);
  draft.thrust(aft + 1, 30 - side / 2 - 2, 6);
  fittings(
    draft,
    [
      [root, w],
      [nose, w * 0.5],
    ],
    own,
    root + 18,
    nose - 12,
  );
  return draft.done();
};

/** Starfleet: a lancet in an open truss. */
export const truss: Family = (o) => {
  const { d, own } = o;
  const draft = new Draft();
  const half: Half = [
    [54, 6],
    [66, d.between(12, 17)],
    [88, d.between(12, 16)],
    [112, 0],
  ];
  draft.hull(half, d.chance(0.5));
  const y = d.between(9, 14);
  draft.pair([
    [8, y],
    [14, y - 3],
    [48, y - 2],
    [52, y + 1],
    [14, y + 3],
  ]);
  draft
    .struts([40, y + 2], [60, 23])
    .struts([28, y + 3], [57, 25])
    .strut([24, 30], [56, 30])
    .struts([24, 30], [40, y + 2]);
  frames(draft, half, [66, 78, 90]);
  draft.thrust(8, y, 6);
  fittings(draft, half, own, 66, 92);
  return draft.done();
};
