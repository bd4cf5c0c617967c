/** What a heuristic bot has in mind while it answers one question: the game as its seat may know it, and what it remembers. */
import { type Game, isCardSpot, isSite, type Option, type Seat } from '@spaceline/engine';
import type { Choice, Dice } from '../bot.ts';
import type { Manner, Tweak } from './tweak.ts';

/** How an attempt went wrong, kept by the seed card that was on top afterwards. */
interface Failure {
  count: number;
  /** the strongest team that failed here */
  strength: number;
  /** it cost lives */
  deadly: boolean;
  turn: number;
}

/** Kept from one question to the next; it follows from the questions alone, so the same game is played again the same way. */
export interface Memory {
  turn: number;
  /** orders given this turn: a bound, so that no turn goes on for ever */
  orders: number;
  /** answers given this turn and how often */
  done: Map<string, number>;
  /** ships that were sent out to attack this turn */
  hunters: Set<number>;
  /** planets (as spots) to which people were sent to fight this turn */
  raided: Set<number>;
  /** who walked to a site this turn, and goes no further (DOM-75) */
  halted: Set<number>;
  /** the attempt that was begun last, until its end has been looked at */
  attempt: { location: number; team: readonly number[]; strength: number; learns: boolean } | null;
  failures: Map<number, Failure>;
  /** how this turn is to be played otherwise than usual */
  tweak: Tweak | null;
  /** what the bot leans to in every turn */
  readonly manner: Manner;
  /** which seed card goes where, by number, where that has been thought out */
  layout: ReadonlyMap<number, number> | null;
  /** whether the bot plays Borg: null as long as nobody has asked */
  collective: boolean | null;
}

export interface Mind {
  readonly g: Game;
  readonly seat: Seat;
  readonly opponent: Seat;
  readonly dice: Dice;
  readonly memory: Memory;
}

export const newMemory = (manner: Manner = 'explorer'): Memory => ({
  turn: -1,
  orders: 0,
  done: new Map(),
  hunters: new Set(),
  raided: new Set(),
  halted: new Set(),
  attempt: null,
  failures: new Map(),
  tweak: null,
  manner,
  layout: null,
  collective: null,
});

/** The same once more, for somebody who tries something out: what is remembered there is not remembered here. */
export const copyOfMemory = (m: Memory): Memory => ({
  ...m,
  done: new Map(m.done),
  hunters: new Set(m.hunters),
  raided: new Set(m.raided),
  halted: new Set(m.halted),
  failures: new Map(m.failures),
});

/** A new turn is a new plan; a turn that was before the last is that of a new game. */
export function remember(memory: Memory, turn: number): void {
  if (memory.turn === turn) return;
  if (turn < memory.turn) {
    memory.attempt = null;
    memory.failures.clear();
    memory.collective = null;
    memory.layout = null;
  }
  memory.turn = turn;
  memory.tweak = null;
  memory.orders = 0;
  memory.done.clear();
  memory.hunters.clear();
  memory.raided.clear();
  memory.halted.clear();
}

const keyOf = (choice: Choice): string => `${choice.option.key}:${choice.cards.join(',')}`;

export const timesDone = (m: Mind, choice: Choice): number => m.memory.done.get(keyOf(choice)) ?? 0;

export function note(m: Mind, choice: Choice): void {
  m.memory.orders++;
  const { verb, to } = choice.option;
  if (verb === 'walk' && isCardSpot(to) && isSite(m.g, to)) for (const id of choice.cards) m.memory.halted.add(id);
  m.memory.done.set(keyOf(choice), timesDone(m, choice) + 1);
}

export const take = (option: Option, cards: readonly number[] = []): Choice => ({ option, cards });
