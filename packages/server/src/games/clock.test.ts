import { describe, expect, it } from 'vitest';
import { Clock, GRACE } from './clock.ts';

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
    expect(clock.next(50_000)).toEqual({ seat: 0, in: 10_000 });
    expect(clock.next(61_000)!.in).toBeLessThanOrEqual(0);
    expect(clock.view(61_000).left[0]).toBe(0);
  });

  it('counts being away while that player is asked, after a grace', () => {
    const clock = fresh(10 * MINUTE);
    clock.setAsked([false, true], 0);
    clock.setPresent([false, true], 1000);
    expect(clock.view(61_000).away).toEqual([null, null]);
    clock.setAsked([true, false], 61_000);
    expect(clock.view(61_000).away).toEqual([GRACE + 2 * MINUTE, null]);
    expect(clock.countedAway(0, 61_000)).toBeNull();
    expect(clock.view(61_000 + GRACE + 30_000).away).toEqual([90_000, null]);
    expect(clock.countedAway(0, 61_000 + GRACE + 30_000)).toBe(90_000);
    clock.setPresent([true, true], 61_000 + GRACE + 30_000);
    const back = clock.view(500_000);
    expect(back.away).toEqual([null, null]);
    expect(back.mayBeAway).toEqual([GRACE + 90_000, GRACE + 2 * MINUTE]);
  });

  it('gives every absence its grace', () => {
    const clock = fresh(10 * MINUTE);
    clock.setAsked([true, false], 0);
    clock.setPresent([false, true], 0);
    clock.setPresent([true, true], 139_000);
    clock.setPresent([false, true], 139_500);
    expect(clock.view(139_500).away[0]).toBe(GRACE + 1000);
  });

  it('lets the other claim the win when that time is used up, and ends nothing by itself', () => {
    const clock = fresh(null);
    clock.setAsked([true, false], 0);
    clock.setPresent([false, true], 0);
    expect(clock.hasLeft(0, GRACE + 2 * MINUTE - 1)).toBe(false);
    expect(clock.hasLeft(0, GRACE + 2 * MINUTE)).toBe(true);
    expect(clock.next(GRACE + 2 * MINUTE)).toBeNull();
    clock.setPresent([true, true], 200_000);
    expect(clock.hasLeft(0, 200_000)).toBe(false);
    clock.setPresent([true, false], 200_000);
    // who is not asked keeps nobody waiting
    expect(clock.hasLeft(1, 9e9)).toBe(false);
  });

  it('stands still while a game is saved for later', () => {
    const clock = fresh(10 * MINUTE);
    clock.setAsked([true, false], 0);
    clock.setPresent([false, true], 0);
    clock.setStill(true, 5000);
    expect(clock.view(900_000)).toMatchObject({
      left: [10 * MINUTE - 5000, 10 * MINUTE],
      away: [null, null],
      running: null,
    });
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
