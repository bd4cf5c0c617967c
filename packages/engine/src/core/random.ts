/**
 * Chance. The generator's four words live in the state (xoshiro128**), so that the same header and the same answers give
 * the same game. A scenario may script outcomes in advance: then the script is asked first.
 */
import type { State } from './state.ts';

/** Spreads any text seed over four words (splitmix over a string hash). */
export function seedWords(seed: string): [number, number, number, number] {
  let h = 1779033703 ^ seed.length;
  for (let i = 0; i < seed.length; i++) {
    h = Math.imul(h ^ seed.charCodeAt(i), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  const next = () => {
    h = (h + 0x9e3779b9) | 0;
    let z = h;
    z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return (z ^ (z >>> 16)) | 0;
  };
  return [next(), next(), next(), next() | 1];
}

function nextWord(r: State['rng']): number {
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

/** An integer from 0 to n-1, without bias. */
export function below(r: State['rng'], n: number): number {
  if (n <= 1) return 0;
  const limit = 4294967296 - (4294967296 % n);
  let word = nextWord(r);
  while (word >= limit) word = nextWord(r);
  return word % n;
}

/** Outcomes fixed in advance, for scenarios. Each answers undefined to leave the event to the generator. */
export interface Script {
  /** choose `count` of these card ids */
  pick(ids: readonly number[], count: number): number[] | undefined;
  /** an order for these card ids; may name only the first few */
  order(ids: readonly number[]): number[] | undefined;
  number(below: number): number | undefined;
  chance(): boolean | undefined;
}

type Recorded = number[] | number | boolean | undefined;

/** Remembers what a script answered, so that a fork or a replay can be given the same outcomes again. */
export class Recorder implements Script {
  /** since the last quiescent state */
  since: Recorded[] = [];
  /** since the beginning */
  readonly all: Recorded[] = [];

  constructor(private readonly script: Script) {}

  private keep<T extends Recorded>(value: T): T {
    this.since.push(value);
    this.all.push(value);
    return value;
  }

  pick(ids: readonly number[], count: number): number[] | undefined {
    return this.keep(this.script.pick(ids, count));
  }

  order(ids: readonly number[]): number[] | undefined {
    return this.keep(this.script.order(ids));
  }

  number(below: number): number | undefined {
    return this.keep(this.script.number(below));
  }

  chance(): boolean | undefined {
    return this.keep(this.script.chance());
  }
}

/** Gives recorded outcomes back in their order, then leaves everything to the generator. */
export function playback(recorded: readonly Recorded[]): Script {
  let next = 0;
  const take = (): Recorded => recorded[next++];
  return {
    pick: () => take() as number[] | undefined,
    order: () => take() as number[] | undefined,
    number: () => take() as number | undefined,
    chance: () => take() as boolean | undefined,
  };
}
