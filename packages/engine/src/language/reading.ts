/** The reading of one card's text: every word of the language is given one. */
import type { GameEvent } from '../core/events.ts';
import type { Game } from '../core/game.ts';
import type { AttemptProcess } from '../core/process.ts';
import { NOWHERE, type Spot } from '../core/spot.ts';
import type { Seat } from '../core/state.ts';
import type { Picker } from './definition.ts';

/** What becomes of a dilemma, and of the team, after it was met. */
export type Outcome =
  /** conditions met, or no conditions: discard it and go on */
  | 'overcome'
  /** conditions not met: the team is stopped and the dilemma goes back under the mission */
  | 'failed'
  /** conditions not met, but the dilemma is discarded; the team is stopped */
  | 'failed-discard'
  /** the dilemma entered play somewhere; the team goes on */
  | 'placed'
  /** it entered play and the attempt ends */
  | 'placed-ends';

/** The name of those whom a lasting or delayed text is about. */
export const THEM = 'them';

/** Who reads it, about whom, and what was chosen on the way. */
export class Reading {
  target: Spot = NOWHERE;
  attempt: AttemptProcess | null = null;
  event: GameEvent | null = null;
  /** DOM-80, DOM-84: a card that a special download icon fetched targets nothing at any other location; -1 = anywhere */
  location = -1;
  outcome: Outcome = 'overcome';
  /** asked of those who are stopped, who are a group of their own */
  ofTheStopped = false;
  /** there were fewer than a dilemma asks to be selected */
  tooFew = false;
  private names: Map<string, readonly number[]> | null = null;
  private decided: Map<Picker | symbol, unknown> | null = null;

  constructor(
    readonly g: Game,
    /** the card whose text this is */
    readonly source: number,
    /** "you": the card's controller, or the player who meets the dilemma */
    readonly you: Seat,
  ) {}

  get opponent(): Seat {
    return this.you === 0 ? 1 : 0;
  }

  bind(name: string, ids: readonly number[]): void {
    if (this.names === null) this.names = new Map();
    this.names.set(name, ids);
  }

  bound(name: string): readonly number[] {
    return this.names?.get(name) ?? [];
  }

  /** what was chosen or checked before anybody could answer. It is asked for once. */
  decide(key: Picker | symbol, value: unknown): void {
    if (this.decided === null) this.decided = new Map();
    this.decided.set(key, value);
  }

  takeDecided<T>(key: Picker | symbol): T | undefined {
    const value = this.decided?.get(key) as T | undefined;
    if (value !== undefined) this.decided!.delete(key);
    return value;
  }
}

/** How the text of a card in play reads for whoever controls it. Continuous texts are read often, so it is kept. */
export function readingOf(g: Game, source: number): Reading {
  const kept = g.tableau.answers.readings;
  return kept.get(source) ?? kept.set(source, new Reading(g, source, g.card(source).controller));
}
