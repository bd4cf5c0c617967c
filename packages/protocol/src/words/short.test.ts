import { type CardRef, type Telling, toldTo } from '@spaceline/engine';
import { expect, it } from 'vitest';
import { lastSaid, short } from './short.ts';
import { card, defs } from './testing.ts';

const [tuvok, halok, armus] = ['Tuvok', 'Halok', 'Armus'].map((title) => card(title));
const line = (telling: Telling, turn = 1, viewer: 0 | 1 = 0) => ({ turn, told: toldTo(defs, viewer, telling) });
const stopped = (c: CardRef, by: CardRef | null = null): Telling => ({ kind: 'stopped', cards: [c], by });
const drew = (who: 0 | 1): Telling => ({ kind: 'drew', who, count: 1, cards: null });

const sizes = (lines: ReturnType<typeof line>[]) => short(lines).map((group) => group.length);

it('puts together what reads as one', () => {
  expect(sizes([line(stopped(tuvok)), line(stopped(halok)), line(drew(0)), line(drew(0))])).toEqual([2, 2]);
});

it('leaves out what goes without saying', () => {
  const usedUp = line({ kind: 'used-up', card: armus });
  expect(short([line(drew(0)), usedUp, line(drew(0)), usedUp])).toEqual([[line(drew(0)), line(drew(0))]]);
  expect(lastSaid([line(stopped(tuvok)), usedUp])).toEqual(line(stopped(tuvok)));
  expect(lastSaid([usedUp])).toBeUndefined();
});

it('loses no other line and changes no order', () => {
  const lines = [line(drew(0)), line(stopped(tuvok)), line(drew(0)), line(drew(0)), line({ kind: 'fight-over' })];
  expect(short(lines).flat()).toEqual(lines);
  expect(sizes(lines)).toEqual([1, 1, 2, 1]);
});

it('keeps apart what different players, causes or turns make', () => {
  expect(sizes([line(drew(0)), line(drew(1))])).toEqual([1, 1]);
  expect(sizes([line(stopped(tuvok)), line(stopped(halok, armus))])).toEqual([1, 1]);
  expect(sizes([line(stopped(tuvok), 1), line(stopped(halok), 2)])).toEqual([1, 1]);
});

it('keeps apart what is told in a sentence of its own each time', () => {
  const solved: Telling = { kind: 'solved', who: 0, at: 0, team: [], needs: null };
  expect(sizes([line(solved), line(solved)])).toEqual([1, 1]);
});

it('does not tell from the cause who caused it, where that is hidden', () => {
  const secretly = (by: CardRef) => line(stopped(tuvok, { ...by, seen: 1 }), 1, 1);
  expect(sizes([secretly(armus), secretly(halok)])).toEqual([2]);
});
