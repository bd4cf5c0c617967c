/** The clock of a round or of the building time: it can be stopped and extended, and never runs backwards. */
import type { RoundClock, Tournament } from './tournament.ts';

const MINUTE = 60_000;
/** So long before the end everybody is warned. */
export const WARNING = 3 * MINUTE;

export const freshClock = (minutes: number, now: number): RoundClock => ({
  left: minutes * MINUTE,
  since: now,
  running: true,
});

/** Milliseconds that are left; 0 when time is up. */
export const leftOn = (c: RoundClock, now: number): number =>
  Math.max(0, c.left - (c.running ? Math.max(0, now - c.since) : 0));

export const stopped = (c: RoundClock, now: number): RoundClock => ({
  left: leftOn(c, now),
  since: now,
  running: false,
});
export const started = (c: RoundClock, now: number): RoundClock => ({
  left: leftOn(c, now),
  since: now,
  running: true,
});
export const extended = (c: RoundClock, minutes: number, now: number): RoundClock => ({
  left: leftOn(c, now) + minutes * MINUTE,
  since: now,
  running: c.running,
});

export const isTimeUp = (t: Tournament, now: number): boolean =>
  t.clock?.running === true && leftOn(t.clock, now) === 0;
