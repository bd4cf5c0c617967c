/**
 * Chance. A game's key is the SHA-256 of its seed, and each purpose draws from a ChaCha20 stream of its own, so that nobody can
 * compute one shuffle from another (docs/security.md). Key and counters live in the state: the same header and the same answers
 * give the same game. A scenario may script outcomes in advance: then the script is asked first.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from './state.ts';

export interface Chance {
  /** eight words; secret: no view may depend on it */
  readonly key: readonly number[];
  /** how many words were drawn from each stream */
  readonly drawn: readonly number[];
}

/** A chance from which may be drawn. */
export interface OpenChance extends Chance {
  readonly drawn: number[];
}

/** The streams. Those that name a seat are two, one after the other: `Stream.Shuffle + seat`. */
export enum Stream {
  /** which card of the list gets which number */
  Layout = 0,
  Shuffle = 2,
  /** who goes first */
  First = 4,
  /** random selections */
  Selection,
  /** 50/50 chances, numbers */
  Roll,
}
const STREAMS = 7;

/** An integer from 0 to n-1. */
export type Dice = (n: number) => number;

const withKey = (key: readonly number[]): OpenChance => ({ key, drawn: new Array<number>(STREAMS).fill(0) });

/** What a game has to do with chance, from its seed: any text; the server's have 256 bits. */
export const chanceOf = (seed: string): OpenChance =>
  withKey(wordsOf(sha256(utf8ToBytes(`spaceline chance\n${seed}`))));

/** Another chance altogether, for copies of a game that somebody searches. */
export const otherChance = (dice: Dice): OpenChance => withKey(Array.from({ length: 8 }, () => dice(2 ** 32)));

/** The same chance at the same point. The key never changes, so it is shared. */
export const copyChance = (c: Chance): OpenChance => ({ key: c.key, drawn: c.drawn.slice() });

/** Changes whenever chance has decided something, and tells nothing else. */
export const chanceMark = (c: Chance): string => c.drawn.join();

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function wordsOf(bytes: Uint8Array): number[] {
  const view = viewOf(bytes);
  return Array.from({ length: bytes.length / 4 }, (_, i) => view.getUint32(i * 4, true));
}

function bytesOf(words: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * 4));
  for (let i = 0; i < words.length; i++) view.setUint32(i * 4, words[i], true);
  return new Uint8Array(view.buffer);
}

/** ChaCha20 makes sixteen words at a time; a call costs more than they do, so we ask for four times as many. */
const BLOCKS = 4;
const WORDS = 16 * BLOCKS;

function wordsFrom(key: readonly number[], stream: number, part: number): DataView {
  return viewOf(chacha20(bytesOf(key), bytesOf([stream, 0, 0]), new Uint8Array(WORDS * 4), undefined, part * BLOCKS));
}

/** Dice that draw from one stream, without bias. They keep what they made for later draws. */
export function diceFrom(chance: OpenChance, stream: number): Dice {
  let part = -1;
  let words: DataView | null = null;
  const word = (): number => {
    const i = chance.drawn[stream]++;
    const needed = Math.floor(i / WORDS);
    if (words === null || needed !== part) {
      part = needed;
      words = wordsFrom(chance.key, stream, part);
    }
    return words.getUint32((i % WORDS) * 4, true);
  };
  return (n) => {
    if (n <= 1) return 0;
    const limit = 2 ** 32 - (2 ** 32 % n);
    let w = word();
    while (w >= limit) w = word();
    return w % n;
  };
}

/** Dice by themselves, for what is no part of a game's own chance: bots, packs. */
export const diceOf = (seed: string): Dice => diceFrom(chanceOf(seed), Stream.Roll);

/** The seed alone decides who goes first. */
export const firstSeat = (chance: OpenChance): Seat => diceFrom(chance, Stream.First)(2) as Seat;

/** Shuffles in place. */
export function mix<T>(list: T[], dice: Dice): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice(i + 1);
    const t = list[i];
    list[i] = list[j];
    list[j] = t;
  }
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
