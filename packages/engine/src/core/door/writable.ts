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

/** A text that changes the state without end is cut off: whoever runs the game puts it back to where it was before the answer. */
class EndlessText extends Error {
  constructor(card: string) {
    super(`${card} does not come to an end`);
  }
}

function count(g: Game, state: WritableState): void {
  if (++state.rev > g.changesEndAt) throw new EndlessText(g.acting < 0 ? 'What the rules do' : g.def(g.acting).title);
}

/** The state itself. */
export function writable(g: Game): WritableState {
  const state = g.state as WritableState;
  count(g, state);
  state.laid++;
  return state;
}

/** The same for whoever moves a card within play, and changes nothing else of it that `core/tableau.ts` looks at. */
export function writableToMove(g: Game, id: number): WritableState {
  g.noteMove(g.card(id));
  return writable(g);
}

/**
 * The same for whoever changes nothing that `core/tableau.ts` looks at: neither where a card lies nor its status nor what lasts. Most
 * changes are such: turns, processes, counters, what is known.
 */
export function asTheyLie(g: Game): WritableState {
  const state = g.state as WritableState;
  count(g, state);
  return state;
}

/** A part of the state that the caller has at hand: a process, the order of a pile. */
export function writablePart<T extends object>(g: Game, part: T): Writable<T> {
  asTheyLie(g);
  return part as unknown as Writable<T>;
}
