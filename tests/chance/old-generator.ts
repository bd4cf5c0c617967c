/**
 * The generator of versions up to 0.1.0 (xoshiro128** on a seed folded into 32 bits) and the attack on it, kept so that the tests can show
 * that it works there and not here.
 */
type Words = [number, number, number, number];

/** All that was left of a seed of any length. */
export function fold(seed: string): number {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  return h;
}

function wordsFrom(folded: number): Words {
  let h = folded;
  const next = () => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) | 0;
  };
  return [next(), next(), next(), next() | 1];
}

function nextWord(r: Words): number {
  const m = Math.imul(r[1], 5);
  const result = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
  const t = r[1] << 9;
  r[2] ^= r[0];
  r[3] ^= r[1];
  r[1] ^= r[2];
  r[0] ^= r[3];
  r[2] ^= t;
  r[3] = (r[3] << 11) | (r[3] >>> 21);
  return result;
}

function below(r: Words, n: number): number {
  if (n <= 1) return 0;
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(r);
  while (word >= limit) word = nextWord(r);
  return word % n;
}

/** In which pile a card begins. */
export type Pile = 'missions' | 'seeds' | 'draw';
/** For each seat the piles of its list, in the order of the list: what both players may know of a deck's shape. */
export type Shapes = readonly [readonly Pile[], readonly Pile[]];

function mix<T>(list: readonly T[], r: Words): T[] {
  const out = list.slice();
  for (let i = out.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    [out[i], out[j]] = [out[j], out[i]];
  }
  return out;
}

const HAND = 7;

/** How the old version numbered the cards and dealt the opening hands. */
export function oldDeal(folded: number, shapes: Shapes): { own: Pile[]; hands: [number[], number[]] } {
  const r = wordsFrom(folded);
  const laid = [mix(shapes[0], r), mix(shapes[1], r)];
  below(r, 2);
  const ids = (seat: 0 | 1, pile: Pile) =>
    laid[seat].flatMap((p, i) => (p === pile ? [i + (seat === 0 ? 0 : laid[0].length)] : []));
  const hand = (seat: 0 | 1) => mix(ids(seat, 'draw'), r).slice(0, HAND);
  return { own: laid[0], hands: [hand(0), hand(1)] };
}

/** Could this fold have given these numbers? Stops at the first card that does not fit. */
function fits(folded: number, shape: readonly Pile[], own: readonly Pile[]): boolean {
  const r = wordsFrom(folded);
  const laid = shape.slice();
  for (let i = laid.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const here = laid[j];
    if (here !== own[i]) return false;
    laid[j] = laid[i];
    laid[i] = here;
  }
  return true;
}

/**
 * The attack: whoever sits in seat 0 sees which of the own numbers are missions and seed cards, tries every fold, and reads the other
 * player's opening hand from the one that fits. All of them take minutes; the test gives it a head start, a range in which the
 * right one lies.
 */
export function readTheirHand(own: readonly Pile[], shapes: Shapes, from: number, count: number): number[] | null {
  for (let n = 0; n < count; n++) {
    const folded = (from + n) | 0;
    if (fits(folded, shapes[0], own)) return oldDeal(folded, shapes).hands[1];
  }
  return null;
}
