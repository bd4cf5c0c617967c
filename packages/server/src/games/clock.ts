/**
 * The clocks of one game. Each player has time for the own decisions (WARP-39: half of the round each), and a separate time
 * for being away. Nothing runs while no person is there: a stopped server costs nobody time.
 */
import type { Seat } from '@spaceline/engine';
import type { ClockView } from '@spaceline/protocol';

type Pair<T> = [T, T];

export interface Times {
  left: Pair<number>;
  away: Pair<number>;
}

export interface Expiry {
  seat: Seat;
  what: 'time' | 'away';
  /** in so many milliseconds; 0 or less = now */
  in: number;
}

const SEATS: readonly Seat[] = [0, 1];
/** Whoever drops out again with hardly any time left still gets so long to come back. */
const LEAST_AWAY = 20_000;

export class Clock {
  private asked: Pair<boolean> = [false, false];
  private present: Pair<boolean> = [false, false];

  constructor(
    /** milliseconds for each player; null = no clock */
    private readonly limit: number | null,
    private readonly awayLimit: number,
    /** which seats are people: bots have all the time in the world */
    private readonly people: Pair<boolean>,
    private times: Times,
    private at: number,
  ) {}

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
    return this.limit !== null && this.people[seat] && this.asked[seat] && (this.present[0] || this.present[1]);
  }

  private runsAway(seat: Seat): boolean {
    return this.limit !== null && this.people[seat] && !this.present[seat] && this.present[1 - seat];
  }

  /** Counts up to now. */
  settle(now: number): Times {
    const passed = Math.max(0, now - this.at);
    this.at = now;
    for (const seat of SEATS) {
      if (this.runsTime(seat)) this.times.left[seat] -= passed;
      if (this.runsAway(seat)) this.times.away[seat] -= passed;
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
    for (const seat of SEATS) {
      if (this.present[seat] && !present[seat])
        this.times.away[seat] = Math.max(this.times.away[seat], Math.min(LEAST_AWAY, this.awayLimit));
    }
    this.present = [this.people[0] && present[0], this.people[1] && present[1]];
  }

  /** What runs out next. */
  next(now: number): Expiry | null {
    const { left, away } = this.settle(now);
    const ends: Expiry[] = [];
    for (const seat of SEATS) {
      if (this.runsTime(seat)) ends.push({ seat, what: 'time', in: left[seat] });
      if (this.runsAway(seat)) ends.push({ seat, what: 'away', in: away[seat] });
    }
    return ends.sort((a, b) => a.in - b.in)[0] ?? null;
  }

  view(now: number): ClockView {
    const { left, away } = this.settle(now);
    const running = SEATS.find((seat) => this.runsTime(seat));
    const awayOf = (seat: Seat) => (this.runsAway(seat) ? Math.max(0, Math.round(away[seat])) : null);
    return {
      limit: this.limit,
      left: [Math.max(0, Math.round(left[0])), Math.max(0, Math.round(left[1]))],
      away: [awayOf(0), awayOf(1)],
      running: running ?? null,
    };
  }
}
