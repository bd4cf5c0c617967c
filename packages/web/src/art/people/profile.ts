// biome-ignore-all format: tables of points
/**
 * A head in profile, as on a coin. Units: the head is about two high, x points where the person looks, y points down,
 * and 0,0 is a little above and before the ear.
 */
import type { CardFacts } from '@spaceline/engine';
import type { Point } from '../paths.ts';
import { type Dice, hash } from '../random.ts';
import { type Build, buildOf, type Ear, type Feature, type Hair } from './peoples.ts';

export interface Profile {
  outline: Point[];
  /** thin lines on the head: hair, ear, collar, what the features add */
  marks: Point[][];
  /** small rings on the head */
  rings: { at: Point; r: number }[];
  knot: { at: Point; r: number } | null;
  /** a closed shape that lies over the edge of the head */
  plate: Point[] | null;
}

/** How high the hair stands, and how far it goes back. */
const VOLUME: Readonly<Record<Hair, number>> = {
  bald: -0.02,
  crop: 0.03,
  short: 0.05,
  slick: 0.02,
  flat: 0.08,
  cap: 0.04,
  hood: 0.1,
  swept: 0.09,
  bowl: 0.1,
  bob: 0.13,
  bun: 0.06,
  long: 0.1,
  braid: 0.06,
  pony: 0.06,
  topknot: 0.05,
  curls: 0.14,
  mane: 0.12,
  spikes: 0.1,
  wild: 0.16,
};

/** The back of the head, from the nape to the crown. */
function backOf(hair: Hair, v: number, neck: number, d: Dice): Point[] {
  const skull = d.between(-0.07, 0.03);
  const nape: Point[] = [
    [-0.46 - neck, 1.2],
    [-0.46 - neck, 0.78],
  ];
  switch (hair) {
    case 'long': {
      const l = d.between(1.25, 1.5);
      return [[-0.86, l], [-0.98, 0.9], [-1, 0.3], [-0.98, -0.2], [-0.76, -0.76]];
    }
    case 'mane': {
      const l = d.between(1.3, 1.55);
      return [[-0.7, l], [-1.02, l - 0.2], [-0.98, 0.95], [-1.16, 0.6], [-1.06, 0.25], [-1.12, -0.15], [-0.96, -0.5], [-0.7, -0.86]];
    }
    case 'bob': {
      const l = d.between(0.72, 0.98);
      return [[-0.5, 1.22], [-0.84, l], [-1.02, 0.45], [-1.03, -0.1], [-0.78, -0.76]];
    }
    case 'wild':
      return [[-0.52, 1.3], [-0.95, 1.02], [-0.82, 0.72], [-1.2, 0.5], [-0.98, 0.22], [-1.3, -0.12], [-1.02, -0.34], [-1.14, -0.72], [-0.76, -0.8], [-0.6, -1.2], [-0.3, -1.02], [-0.12, -1.3]];
    case 'pony': {
      const drop = d.between(0.7, 1.05);
      return [...nape, [-0.68, 0.5], [-0.86, 0.2], [-0.96, 0.44], [-0.94, drop], [-1.1, drop + 0.08], [-1.2, 0.5], [-1.12, 0], [-0.94, -0.28], [-0.72, -0.76]];
    }
    case 'braid':
      return [[-0.56, 1.44], [-0.8, 1.4], [-0.72, 1.2], [-0.86, 1.02], [-0.76, 0.84], [-0.9, 0.64], [-0.86, 0.36], [-0.96, -0.1], [-0.76, -0.72]];
    case 'curls': {
      const b = d.between(0.02, 0.08);
      return [[-0.48, 1.16], [-0.62, 0.86], [-0.92 - b, 0.78], [-0.9, 0.5], [-1.14 - b, 0.34], [-1.04, 0.06], [-1.18 - b, -0.16], [-1, -0.4], [-1.04 - b, -0.68], [-0.76, -0.78], [-0.66, -1.06 - b], [-0.4, -0.98], [-0.22, -1.2 - b]];
    }
    case 'spikes':
      return [...nape, [-0.74, 0.42], [-1.1, 0.3], [-0.92, 0.08], [-1.22, -0.16], [-0.92, -0.34], [-1.08, -0.7], [-0.72, -0.72], [-0.7, -1.12], [-0.38, -0.98], [-0.2, -1.28]];
    case 'slick': {
      const tail = d.between(0, 0.16);
      return [[-0.46 - neck, 1.24], [-0.5 - neck, 0.98], [-0.72 - tail, 0.88], [-0.74, 0.5], [-0.86 - skull, 0], [-0.66, -0.7]];
    }
    case 'hood':
      return [[-0.94, 1.46], [-1.14, 0.7], [-1.1, -0.1], [-0.88, -0.76], [-0.5, -1.12]];
    case 'cap':
      return [...nape, [-0.74, 0.42], [-0.9, -0.1], [-0.88, -0.5], [-0.66, -0.78], [-0.6, -1.12]];
    case 'flat':
      return [...nape, [-0.7, 0.42], [-0.86 - skull, -0.1], [-0.78, -0.7], [-0.52, -1.04]];
    default:
      return [...nape, [-0.72 - v - skull, 0.42], [-0.9 - v - skull, -0.1], [-0.72 - v, -0.7]];
  }
}

function topOf(hair: Hair, v: number, forehead: number): Point[] {
  switch (hair) {
    case 'wild':
      return [[0.05, -1.12], [0.36, -1.22]];
    case 'curls':
      return [[0.02, -1.04], [0.14, -1.22 - v * 0.3], [0.38, -1], [0.58, -1.04]];
    case 'spikes':
      return [[0, -1.06], [0.22, -1.32], [0.36, -1.02], [0.6, -1.06]];
    case 'topknot':
      return [[-0.3, -1.04], [-0.36, -1.3], [-0.12, -1.5], [0.12, -1.32], [0.06, -1.06], [0.42, -0.92]];
    case 'swept':
      return [[-0.2, -1 - v], [0.24, -1.06 - v], [0.56, -1.02 - v], [0.68, -0.86], [0.6, -0.74]];
    case 'slick':
      return [[-0.1, -0.99], [0.36, -0.9], [0.56, -0.74]];
    case 'flat':
      return [[-0.1, -1.1], [0.3, -1.1], [0.58, -1.04], [0.62, -0.8]];
    case 'hood':
      return [[0.02, -1.28], [0.5, -1.12], [0.82, -0.72], [0.7, -0.62]];
    case 'cap':
      return [[-0.2, -1.24], [0.3, -1.22], [0.6, -1], [0.66, -0.84], [1, -0.7], [0.72, -0.66]];
    case 'bowl':
      return [[0.02, -1 - v], [0.5, -0.92 - v * 0.6], [0.76 + forehead, -0.6], [0.7 + forehead, -0.48]];
    default:
      return [[0.02, -1 - v], [0.42 + v * 0.4, -0.9 - v * 0.6]];
  }
}

function faceOf(build: Build, female: boolean, strength: number, d: Dice): { face: Point[]; throat: Point[]; fore: number } {
  const has = (f: Feature) => build.features.includes(f);
  const soft = has('smooth') ? 0.3 : 1;
  const fore = d.between(-0.07, 0.06);
  const brow = d.between(0, female ? 0.02 : 0.06) + (strength - 6) * 0.004;
  const nose = d.between(-0.06, 0.1) * soft - (has('smooth') ? 0.1 : 0);
  const tip = d.between(-0.05, 0.05);
  const bridge = d.between(-0.03, 0.05) * soft;
  const lips = d.between(-0.02, female ? 0.05 : 0.03) * soft;
  const chin = d.between(-0.06, 0.08) - (female ? 0.02 : 0);
  const long = d.between(-0.05, 0.06);
  const jaw = (strength - 6) * (female ? 0.006 : 0.012);
  if (has('helmet')) return helmet(has('visor'), jaw, d);
  const face: Point[] = [[0.66 + fore, -0.55]];
  if (has('ridged-brow')) {
    face.length = 0;
    face.push([0.56 + fore, -0.8], [0.7 + fore, -0.7], [0.66 + fore, -0.6], [0.79 + fore, -0.48], [0.74 + fore, -0.38]);
    face.push([0.85 + brow, -0.24], [0.68, -0.08]);
  } else if (has('dome')) {
    face.length = 0;
    face.push([0.64 + fore, -0.72], [0.78 + fore, -0.44], [0.8 + brow, -0.22], [0.68, -0.06]);
  } else if (has('horn')) {
    face.length = 0;
    face.push([0.6 + fore, -0.7], [0.94, -0.86], [0.74 + fore, -0.42], [0.74 + brow, -0.22], [0.66, -0.06]);
  } else face.push([0.72 + fore * 0.6 + brow, -0.22], [0.66, -0.06]);
  if (has('ridged-nose')) face.push([0.76, -0.02], [0.73, 0.04], [0.83, 0.08], [0.81, 0.13]);
  else if (bridge > 0.01) face.push([0.8 + bridge, 0.06]);
  face.push([0.93 + nose, 0.2 + tip], [0.78, 0.32], [0.83 + lips, 0.41], [0.75 + lips * 0.5, 0.49]);
  face.push([0.8 + lips, 0.57], [0.71, 0.69 + long * 0.5]);
  let throat: Point[];
  if (build.beard === 'full') {
    const f = d.between(0, 0.22);
    face.push([0.82 + chin, 0.86], [0.72 + chin, 1.12 + f], [0.42, 1.2 + f * 0.8]);
    throat = [[0.24 + jaw, 1.16], [0.2 + jaw, 1.36]];
  } else if (build.beard === 'goatee') {
    face.push([0.82 + chin, 0.82], [0.84 + chin, 1.06], [0.6 + chin, 1.02]);
    throat = [[0.26 + jaw, 0.98], [0.18 + jaw, 1.3]];
  } else {
    const b = build.beard === 'short' ? 0.04 : 0;
    face.push([0.76 + chin + b, 0.86 + long], [0.58 + chin, 1 + long + b]);
    throat = [[0.26 + jaw, 0.98 + long * 0.6 + b], [0.18 + jaw, 1.3]];
  }
  return { face, throat, fore };
}

function helmet(visor: boolean, jaw: number, d: Dice): { face: Point[]; throat: Point[]; fore: number } {
  const snout = visor ? d.between(0.3, 0.36) : d.between(0.04, 0.12);
  return {
    face: [[0.74, -0.56], [0.82, -0.2], [0.8, 0.06], [0.86 + snout, 0.3], [0.84 + snout, 0.52], [0.74, 0.62], [0.74, 0.86], [0.54, 1]],
    throat: [[0.32 + jaw, 1.02], [0.3 + jaw, 1.3]],
    fore: 0.04,
  };
}

function earOf(ear: Ear): Point[][] {
  switch (ear) {
    case 'none':
      return [];
    case 'pointed':
      return [[[-0.06, 0.3], [-0.16, 0.2], [-0.22, 0.02], [-0.3, -0.3], [-0.08, -0.04], [-0.02, 0.08]]];
    case 'lobe':
      return [[[0.02, 0.24], [-0.3, 0.36], [-0.6, 0.22], [-0.76, -0.12], [-0.62, -0.44], [-0.36, -0.46]]];
    case 'fin':
      return [[[-0.06, 0.34], [-0.14, 0.1], [-0.46, -0.34], [-0.12, -0.12], [0, 0.02]]];
    default:
      return [[[-0.06, 0.28], [-0.2, 0.22], [-0.26, 0.04], [-0.16, -0.08], [-0.04, -0.02]]];
  }
}

function hairLine(hair: Hair): Point[] {
  switch (hair) {
    case 'bald':
      return [];
    case 'hood':
      return [[0.74, -0.66], [0.5, -0.4], [0.36, 0.1], [0.3, 0.6], [0.3, 1.1], [0.42, 1.5]];
    case 'cap':
      return [[0.7, -0.68], [0.2, -0.6], [-0.4, -0.56], [-0.86, -0.5]];
    case 'bowl':
      return [[0.7, -0.56], [0.42, -0.46], [0.2, -0.34], [0.06, -0.12], [-0.02, 0], [-0.26, 0.16], [-0.34, 0.5], [-0.44, 0.72]];
    case 'long':
    case 'bob':
    case 'mane':
      return [[0.54, -0.74], [0.3, -0.46], [0.14, -0.06], [0.04, 0.4], [-0.06, 0.84], [-0.24, 1.16]];
    default:
      return [[0.56, -0.72], [0.34, -0.52], [0.12, -0.36], [0.02, -0.08], [-0.24, -0.02], [-0.32, 0.4], [-0.46, 0.74]];
  }
}

function addFeatures(profile: Profile, build: Build, d: Dice): void {
  const { marks, rings } = profile;
  for (const feature of build.features) {
    switch (feature) {
      case 'ridged-brow':
        for (let i = 0; i < 3; i++) {
          const y = -0.66 + i * 0.16;
          marks.push([[0.64 + i * 0.05, y], [0.4, y - 0.08], [0.2 - i * 0.04, y - 0.02]]);
        }
        break;
      case 'scaled-neck':
        for (let i = 0; i < 4; i++) {
          const y = 0.72 + i * 0.17;
          marks.push([[-0.4 + i * 0.02, y], [-0.22, y + 0.1], [-0.14, y + 0.02]]);
        }
        break;
      case 'crest':
        for (let i = 0; i < 4; i++) {
          const x = 0.42 - i * 0.27;
          marks.push([[x, -0.86 - (i === 1 ? 0.06 : 0)], [x - 0.06, -0.66], [x - 0.18, -0.54]]);
        }
        break;
      case 'helmet':
        marks.push([[0.78, -0.3], [0.3, -0.24], [-0.1, 0.1], [-0.24, 0.6], [-0.42, 0.9]]);
        marks.push([[0.3, -0.94], [0.1, -0.5], [-0.3, -0.1], [-0.8, 0.1]]);
        break;
      case 'visor':
        marks.push([[0.86, -0.06], [0.5, -0.12], [0.3, 0.02], [0.5, 0.14], [0.88, 0.12]]);
        break;
      case 'machine': {
        const x = d.between(0.36, 0.46);
        rings.push({ at: [x, -0.1], r: 0.17 }, { at: [x, -0.1], r: 0.07 });
        marks.push([[x - 0.16, -0.16], [-0.1, -0.32], [-0.42, -0.24], [-0.6, 0.1], [-0.44, 0.7], [-0.1, 1.2], [0.2, 1.7]]);
        marks.push([[-0.5, -0.5], [-0.2, -0.62], [0.1, -0.6]], [[-0.34, 0.42], [-0.06, 0.5], [0.16, 0.78], [0.02, 1.3]]);
        if (d.chance(0.6)) rings.push({ at: [-0.3, -0.42], r: 0.09 });
        break;
      }
      case 'patches':
        marks.push([[0.5, -0.62], [0.2, -0.4], [0.32, -0.06], [0.6, 0.04]], [[0.2, -0.4], [-0.16, -0.5], [-0.4, -0.2], [-0.3, 0.2], [0.1, 0.3], [0.32, -0.06]], [[0.1, 0.3], [0.2, 0.7], [0.5, 0.84]], [[-0.3, 0.2], [-0.5, 0.5]]);
        break;
      case 'spots':
        for (let i = 0; i < 7; i++) {
          const t = i / 6;
          rings.push({ at: [0.46 - t * 0.62, -0.52 + t * 0.2 + t * t * 0.9 + (i % 2) * 0.08], r: 0.045 });
        }
        break;
      case 'facets':
        marks.push([[0.62, -0.4], [0.2, -0.5], [-0.2, -0.2]], [[0.2, -0.5], [0.1, 0.1], [0.5, 0.3]], [[0.1, 0.1], [-0.2, 0.5], [0.2, 0.9], [0.52, 0.86]]);
        break;
      case 'frill':
        for (let i = 0; i < 5; i++) marks.push([[-0.3, -0.4 + i * 0.26], [-0.6, -0.46 + i * 0.28], [-0.84, -0.44 + i * 0.26]]);
        break;
      case 'gills':
        for (let i = 0; i < 3; i++) marks.push([[0.08 - i * 0.12, 0.6], [0.02 - i * 0.12, 0.76], [0.08 - i * 0.12, 0.92]]);
        break;
      default:
        break;
    }
  }
}

function shouldersOf(card: CardFacts, s: number): Point[] {
  switch (card.affiliations[0]) {
    // padded
    case 'Klingon':
    case 'Hirogen':
    case 'Kazon':
      return [[0.44, 1.56], [0.96 * s, 1.66], [1.3 * s, 1.9], [1.42 * s, 2.7], [-1.85 * s, 2.7], [-1.66 * s, 1.88], [-1.26 * s, 1.64], [-0.7 * s, 1.56]];
    // standing collar
    case 'Romulan':
    case 'Dominion':
    case 'Cardassian':
      return [[0.36, 1.36], [0.42, 1.6], [1.08 * s, 1.8], [1.34 * s, 2.1], [1.4 * s, 2.7], [-1.8 * s, 2.7], [-1.56 * s, 2], [-1.2 * s, 1.76], [-0.66, 1.62], [-0.6, 1.36]];
    default:
      return [[0.5, 1.62], [1.05 * s, 1.92], [1.34 * s, 2.7], [-1.75 * s, 2.7], [-1.42 * s, 1.98], [-0.72 * s, 1.62]];
  }
}

/** Lines on the chest: cut of the clothes, by affiliation so that a crew looks like one. */
function collarOf(card: CardFacts, s: number): Point[][] {
  switch (hash(card.affiliations[0] ?? '') % 5) {
    case 0:
      return [[[0.42, 1.58], [0.1, 1.86], [-0.4, 1.9], [-0.7, 1.62]]];
    case 1:
      return [[[0.46, 1.6], [0.02, 2.2], [-0.1, 2.6]], [[-0.7, 1.62], [-0.3, 2.0], [-0.1, 2.6]]];
    case 2:
      return [[[0.2, 1.42], [-0.1, 1.52], [-0.46, 1.4]], [[0.3, 1.52], [-0.1, 1.66], [-0.56, 1.52]]];
    case 3:
      return [[[-0.9 * s, 1.68], [-0.2, 2.1], [0.7 * s, 2.6]], [[-1.1 * s, 1.78], [-0.4, 2.24], [0.3 * s, 2.6]]];
    default:
      return [[[0.5, 1.62], [0.3, 2], [0.6, 2.6]], [[-0.74, 1.64], [-0.66, 2.1], [-0.9, 2.6]]];
  }
}

export function makeProfile(card: CardFacts, strength: number, d: Dice): Profile {
  const build = buildOf(card, d);
  const female = card.gender === 'female';
  const v = VOLUME[build.hair] + (build.hair === 'bald' ? 0 : d.between(-0.02, 0.04));
  const neck = (strength - 6) * (female ? 0.008 : 0.014) - (female ? 0.05 : 0);
  const s = (1 + (strength - 6) * 0.045) * (female ? 0.94 : 1);
  const { face, throat, fore } = faceOf(build, female, strength, d);
  const shoulders = shouldersOf(card, s);
  const top = build.features.includes('crest') && build.hair === 'bald' ? crest() : topOf(build.hair, v, fore);
  const back = backOf(build.hair, v, neck, d);
  const marks = [hairLine(build.hair), ...earOf(build.ear), ...collarOf(card, s)].filter((m) => m.length > 0);
  const profile: Profile = {
    outline: [...top, ...face, ...throat, ...shoulders, ...back],
    marks,
    rings: [],
    knot: build.hair === 'bun' ? { at: [-0.98, d.between(-0.5, -0.1)], r: d.between(0.24, 0.33) } : null,
    plate: build.ear === 'lobe' ? lobe(d) : null,
  };
  addFeatures(profile, build, d);
  return profile;
}

/** A lobe that stands out behind the head. */
const lobe = (d: Dice): Point[] => {
  const b = d.between(0, 0.22);
  return [[0.08, 0.3], [-0.24, 0.62], [-0.74 - b, 0.56], [-1.02 - b, 0.1], [-0.98 - b, -0.44], [-0.6, -0.74], [-0.2, -0.62], [-0.06, -0.34], [-0.3, -0.1], [-0.1, 0.1]];
};

const crest = (): Point[] => [[-0.5, -0.92], [-0.42, -1.14], [-0.2, -1], [-0.08, -1.22], [0.12, -1.02], [0.26, -1.14], [0.44, -0.9]];

export const BEAST: readonly Point[] = [
  [-0.42, -0.6], [-0.34, -0.98], [-0.06, -0.66], [0.22, -0.58], [0.44, -0.34], [0.6, -0.06], [0.84, 0.1], [0.86, 0.28], [0.7, 0.44],
  [0.4, 0.56], [0.2, 0.72], [0.24, 1.1], [0.5, 1.7], [0.85, 2.7], [-1.5, 2.7], [-1.2, 1.7], [-0.82, 0.9], [-0.72, 0.3], [-0.66, -0.2],
];

export const WHALE: readonly Point[] = [
  [1.5, 0.5], [1.2, 0.15], [0.5, -0.1], [-0.4, -0.1], [-1.1, 0.2], [-1.6, 0.25], [-2, -0.15], [-2.1, 0.1], [-1.85, 0.45],
  [-2.05, 0.8], [-1.9, 0.85], [-1.5, 0.55], [-0.8, 0.8], [0, 1.05], [-0.1, 1.5], [0.25, 1.55], [0.4, 1.05], [1, 0.95], [1.45, 0.7],
];
