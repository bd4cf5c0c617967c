import { describe, expect, it } from 'vitest';
import { Clock } from './clock.ts';

const MINUTE = 60_000;
const fresh = (limit: number | null = 15 * MINUTE, people: [boolean, boolean] = [true, true]) => {
  const clock = Clock.fresh(limit, 2 * MINUTE, people, 0);
  clock.setPresent([true, true], 0);
  return clock;
};

describe('the clock', () => {
  it('runs for the player who is asked', () => {
    const clock = fresh();
    clock.setAsked([true, false], 0);
    clock.setAsked([false, true], 10_000);
    const view = clock.view(13_000);
    expect(view.left).toEqual([15 * MINUTE - 10_000, 15 * MINUTE - 3_000]);
    expect(view.running).toBe(1);
    expect(view.away).toEqual([null, null]);
  });

  it('runs for both where both are asked', () => {
    const clock = fresh();
    clock.setAsked([true, true], 0);
    expect(clock.settle(5000).left).toEqual([15 * MINUTE - 5000, 15 * MINUTE - 5000]);
  });

  it('says what runs out next', () => {
    const clock = fresh(MINUTE);
    expect(clock.next(0)).toBeNull();
    clock.setAsked([true, false], 0);
    expect(clock.next(50_000)).toEqual({ seat: 0, what: 'time', in: 10_000 });
    expect(clock.next(61_000)!.in).toBeLessThanOrEqual(0);
    expect(clock.view(61_000).left[0]).toBe(0);
  });

  it('counts being away apart from thinking', () => {
    const clock = fresh(10 * MINUTE);
    clock.setAsked([false, true], 0);
    clock.setPresent([false, true], 1000);
    expect(clock.view(31_000).away).toEqual([90_000, null]);
    expect(clock.next(31_000)).toEqual({ seat: 0, what: 'away', in: 90_000 });
    clock.setPresent([true, true], 31_000);
    expect(clock.view(40_000).away).toEqual([null, null]);
    clock.setPresent([false, true], 40_000);
    expect(clock.view(41_000).away).toEqual([89_000, null]);
  });

  it('leaves a little for whoever drops out again and again', () => {
    const clock = fresh(10 * MINUTE);
    clock.setPresent([false, true], 0);
    clock.setPresent([true, true], 119_000);
    clock.setPresent([false, true], 119_500);
    expect(clock.view(119_500).away[0]).toBe(20_000);
  });

  it('stands still while nobody is there', () => {
    const clock = fresh(10 * MINUTE);
    clock.setAsked([true, false], 0);
    clock.setPresent([false, false], 5000);
    expect(clock.next(10_000)).toBeNull();
    expect(clock.settle(3_600_000)).toEqual({ left: [10 * MINUTE - 5000, 10 * MINUTE], away: [120_000, 120_000] });
  });

  it('does not run for bots, or where there is none', () => {
    const bot = fresh(MINUTE, [true, false]);
    bot.setAsked([false, true], 0);
    expect(bot.next(500_000)).toBeNull();
    const none = fresh(null);
    none.setAsked([true, true], 0);
    none.setPresent([true, false], 0);
    expect(none.next(1e9)).toBeNull();
    expect(none.view(1e9).limit).toBeNull();
  });
});
