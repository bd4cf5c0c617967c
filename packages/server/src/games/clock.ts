/**
 * The clocks of one game. Each player has time for the own decisions (WARP-39: half of the round each), and a separate time
 * for being away. That one is counted while the player is asked and the other waits at the table, and after a grace, so that
 * whoever reloads a page loses nothing; when it is used up the other may claim the win, and need not. Nothing runs while no
 * person is there: a stopped server costs nobody time.
 */
import type { Seat } from '@spaceline/engine';
import type { ClockView } from '@spaceline/protocol';

type Pair<T> = [T, T];

export interface Times {
  left: Pair<number>;
  away: Pair<number>;
}

/** A player's time for the own decisions runs out. */
export interface Expiry {
  seat: Seat;
  /** in so many milliseconds; 0 or less = now */
  in: number;
}

const SEATS: readonly Seat[] = [0, 1];
/** Every absence is free for so long, however little is left of the time for being away. */
export const GRACE = 20_000;

export class Clock {
  private asked: Pair<boolean> = [false, false];
  private present: Pair<boolean> = [false, false];
  /** what is left of the grace of this absence */
  private grace: Pair<number>;
  private still = false;

  constructor(
    /** milliseconds for each player; null = no clock */
    private readonly limit: number | null,
    private readonly awayLimit: number,
    /** which seats are people: bots have all the time in the world */
    private readonly people: Pair<boolean>,
    private times: Times,
    private at: number,
  ) {
    this.grace = this.fullGrace();
  }

  private fullGrace(): Pair<number> {
    const grace = Math.min(GRACE, this.awayLimit);
    return [grace, grace];
  }

  /** A game that is saved for later: no clock runs. */
  setStill(still: boolean, now: number): void {
    this.settle(now);
    this.still = still;
  }

  static fresh(limit: number | null, awayLimit: number, people: Pair<boolean>, now: number): Clock {
    const left = limit ?? 0;
    return new Clock(limit, awayLimit, people, { left: [left, left], away: [awayLimit, awayLimit] }, now);
  }

  /** Takes over what another process, or an earlier life of this one, has counted. */
  restore(times: Times, now: number): void {
    this.times = { left: [...times.left], away: [...times.away] };
    this.at = now;
  }

  private runsTime(seat: Seat): boolean {
    if (this.still || this.limit === null) return false;
    return this.people[seat] && this.asked[seat] && (this.present[0] || this.present[1]);
  }

  private runsAway(seat: Seat): boolean {
    return !this.still && this.people[seat] && this.asked[seat] && !this.present[seat] && this.present[1 - seat];
  }

  /** Counts up to now. */
  settle(now: number): Times {
    const passed = Math.max(0, now - this.at);
    this.at = now;
    for (const seat of SEATS) {
      if (this.runsTime(seat)) this.times.left[seat] -= passed;
      if (!this.runsAway(seat)) continue;
      const free = Math.min(passed, this.grace[seat]);
      this.grace[seat] -= free;
      this.times.away[seat] -= passed - free;
    }
    return { left: [...this.times.left], away: [...this.times.away] };
  }

  setAsked(asked: Pair<boolean>, now: number): void {
    this.settle(now);
    this.asked = [...asked];
  }

  /** `present` are the people who are connected. */
  setPresent(present: Pair<boolean>, now: number): void {
    this.settle(now);
    for (const seat of SEATS) if (!this.present[seat] && present[seat]) this.grace[seat] = this.fullGrace()[seat];
    this.present = [this.people[0] && present[0], this.people[1] && present[1]];
  }

  /** What runs out next. */
  next(now: number): Expiry | null {
    const { left } = this.settle(now);
    const ends: Expiry[] = [];
    for (const seat of SEATS) {
      if (this.runsTime(seat)) ends.push({ seat, in: left[seat] });
    }
    return ends.sort((a, b) => a.in - b.in)[0] ?? null;
  }

  /** How long this player may still be away before the other may claim the win. */
  private mayBeAway(seat: Seat): number {
    return Math.max(0, Math.round(this.grace[seat] + Math.max(0, this.times.away[seat])));
  }

  /** What is left of the time for being away, where it is counted: the other waits, and the grace is over. */
  countedAway(seat: Seat, now: number): number | null {
    this.settle(now);
    return this.runsAway(seat) && this.grace[seat] === 0 ? this.mayBeAway(seat) : null;
  }

  /** May the other player claim the win, because this one has left the table? */
  hasLeft(seat: Seat, now: number): boolean {
    this.settle(now);
    return this.runsAway(seat) && this.mayBeAway(seat) === 0;
  }

  view(now: number): ClockView {
    const { left } = this.settle(now);
    const running = SEATS.find((seat) => this.runsTime(seat));
    const awayOf = (seat: Seat) => (this.runsAway(seat) ? this.mayBeAway(seat) : null);
    return {
      limit: this.limit,
      left: [Math.max(0, Math.round(left[0])), Math.max(0, Math.round(left[1]))],
      away: [awayOf(0), awayOf(1)],
      mayBeAway: [this.mayBeAway(0), this.mayBeAway(1)],
      running: running ?? null,
    };
  }
}
