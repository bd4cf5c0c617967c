import { diceOf } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { guess, likelihoods } from './guess.ts';
import { race } from './race.ts';

describe('a race', () => {
  /** Tables differ much more than ways do. */
  const tables = diceOf('race');
  const luck = Array.from({ length: 200 }, () => tables(100) / 100);

  it('finds a way that is a little better on every table, however much the tables differ', () => {
    const found = race(3, 120, (way, n) => 0.5 * luck[n] + (way === 2 ? 0.2 : 0));
    expect(found.best).toBe(2);
    expect(found.playouts).toBeLessThanOrEqual(120);
  });

  it('leaves the usual way only for what is better beyond chance', () => {
    const dice = diceOf('noise');
    const found = race(4, 80, () => dice(100) / 100);
    expect(found.best).toBe(0);
  });

  it('stops when its time is up, and never goes beyond its budget', () => {
    let n = 0;
    const even = (way: number, table: number) => (way + table) % 2;
    expect(race(2, 1000, even, () => n++ < 5).playouts).toBe(10);
    expect(race(3, 10, even).playouts).toBe(9);
  });

  it('drops whoever lies clearly behind, and stops when one is left', () => {
    expect(race(2, 1000, (way) => way).playouts).toBeLessThan(20);
  });

  it('leaves out tables that cannot be made', () => {
    expect(race(2, 60, (way, n) => (n % 2 === 0 ? null : way)).best).toBe(1);
  });
});

describe('what the other may have stocked', () => {
  const list = (draw: readonly number[]) => ({ missions: [], seeds: [], draw, tactics: [], q: [], tent: [] });
  const lists = [list([1, 1, 2, 3]), list([1, 4, 5, 6])];

  it('grows sharper with every card that is seen', () => {
    expect(likelihoods(lists, [])).toEqual([0.5, 0.5]);
    expect(likelihoods(lists, [1])).toEqual([0.5, 0.5]);
    const [a] = likelihoods(lists, [1, 1]);
    expect(a).toBeGreaterThan(0.9);
    expect(likelihoods(lists, [1, 1, 2])[0]).toBeGreaterThan(a);
  });

  it('is drawn by how likely it is', () => {
    const dice = diceOf('guess');
    const drawn = Array.from({ length: 100 }, () => guess(lists, [0.9, 0.1], dice));
    const first = drawn.filter((x) => x === lists[0]).length;
    expect(first).toBeGreaterThan(80);
    expect(first).toBeLessThan(100);
  });
});
