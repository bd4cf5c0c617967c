/**
 * How the door is opened. Everywhere else a state can only be read (`core/state.ts`); in this folder, and nowhere else, `writable`
 * gives it free for a change, and what was derived from it is out of date from then on.
 */
import type { Game } from '../game.ts';
import type { Delayed, Lasting } from '../lasting.ts';
import type { OpenChance } from '../random.ts';
import type { Card, LedgerEntry, Memory, State, Use } from '../state.ts';

/** The same, to be written. */
export type Writable<T> =
  T extends ReadonlyMap<infer K, infer V> ? Map<K, V> : { -readonly [K in keyof T]: Writable<T[K]> };

export type WritableCard = Omit<Writable<Card>, 'memory'> & { memory: Memory | null };

/** The key of chance never changes: it is shared by all copies. So are entries of the ledger, uses, and what lasts: they are only replaced. */
export interface WritableState
  extends Omit<Writable<State>, 'chance' | 'cards' | 'ledger' | 'uses' | 'lasting' | 'delayed'> {
  chance: OpenChance;
  cards: WritableCard[];
  ledger: readonly LedgerEntry[];
  uses: Use[];
  lasting: Lasting[];
  delayed: Delayed[];
}

/** The state itself. */
export function writable(g: Game): WritableState {
  const state = g.state as WritableState;
  state.rev++;
  state.laid++;
  return state;
}

/**
 * The same for whoever changes nothing that `core/tableau.ts` looks at: neither where a card lies nor its status nor what lasts. Most
 * changes are such: turns, processes, counters, what is known.
 */
export function asTheyLie(g: Game): WritableState {
  const state = g.state as WritableState;
  state.rev++;
  return state;
}

/** A part of the state that the caller has at hand: a process, the order of a pile. */
export function writablePart<T extends object>(g: Game, part: T): Writable<T> {
  asTheyLie(g);
  return part as unknown as Writable<T>;
}
