/** Chance that is the same every time: all of it grows from the words it is given. */

/** A well mixed 32-bit number from a text. */
export function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

export interface Dice {
  /** from 0 up to, not including, 1 */
  next(): number;
  between(low: number, high: number): number;
  /** a whole number, both ends included */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(p: number): boolean;
}

/**
 * One stream of numbers. Whatever has a count that depends on the size of the picture (stars, hatching) gets a stream
 * of its own, or the same card would be composed differently at each size.
 */
export function dice(title: string, stream = ''): Dice {
  let a = hash(stream === '' ? title : `${title}\u0000${stream}`);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (p) => next() < p,
  };
}
