/** Whole events with results drawn by lot, for tests and `event simulate --results-only`. */
import { type Dice, diceOf } from '@spaceline/engine';
import { apply, type Deed } from './entries.ts';
import { type NextRound, pairNext } from './pairing.ts';
import { OUTCOMES, type Score, scoreWritten } from './results.ts';
import type { Settings, Tournament } from './tournament.ts';

/** A result as it could be: the winner mostly has more points. */
export function drawnScore(dice: Dice, victory: Settings['victory']): Score {
  const outcome = OUTCOMES[dice(OUTCOMES.length)];
  const [more, less] = [40 + 5 * dice(15), 5 * dice(8)];
  const scores = outcome === 'true-tie' ? [less, less] : OUTCOMES.indexOf(outcome) < 2 ? [more, less] : [less, more];
  return scoreWritten(outcome, scores as [number, number], victory);
}

/** Moves an event on; chance and time are the caller's. */
export class Desk {
  t: Tournament;
  private clock = 0;

  constructor(settings: Settings, seed: string) {
    this.t = apply(null, { kind: 'opened', settings, director: 'director', seed, at: 0, by: null });
  }

  do(deed: Deed): void {
    this.t = apply(this.t, { ...deed, at: ++this.clock, by: null });
  }

  enter(...players: string[]): void {
    for (const player of players) this.do({ kind: 'entered', player, name: player, bot: null });
  }

  /** Pairs the next round; null when there is none. */
  pair(): NextRound | null {
    const next = pairNext(this.t);
    if (next === null) this.do({ kind: 'ended' });
    else this.do({ kind: 'paired', ...next });
    return next;
  }

  /** Gives every open table of the round a result. */
  play(scoreAt: (first: string, second: string) => Score): void {
    const round = this.t.rounds.length;
    for (const [i, x] of this.t.rounds[round - 1].tables.entries())
      if (x.result === null)
        this.do({ kind: 'result', round, table: i + 1, score: scoreAt(x.first, x.second!), how: 'table' });
  }
}

/** Who looks on: before a round is paired, and when it has been, with the event as it was before. */
export interface Onlooker {
  before?(desk: Desk): void;
  paired?(before: Tournament, next: NextRound): void;
}

/** An event of so many players from the first round to the last. */
export function drawnEvent(settings: Settings, players: number, seed: string, on: Onlooker = {}): Desk {
  const desk = new Desk(settings, seed);
  const dice = diceOf(`results ${seed}`);
  desk.enter(...Array.from({ length: players }, (_, i) => `Player ${i + 1}`));
  for (;;) {
    on.before?.(desk);
    const before = desk.t;
    const next = desk.pair();
    if (next === null) return desk;
    on.paired?.(before, next);
    desk.play(() => drawnScore(dice, settings.victory));
  }
}
