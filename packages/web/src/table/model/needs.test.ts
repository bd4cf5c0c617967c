import type { Verdict } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { needsOf, printedNeeds } from './needs.ts';

const leaf = (text: string, have: number, need: number, who: number[] = []): Verdict => ({
  text,
  met: have >= need,
  have,
  need,
  who: who.map(one),
});
const one = (card: number) => ({ card, n: 1 });
const all = (...parts: Verdict[]): Verdict => ({ text: '', met: parts.every((p) => p.met), how: 'all', parts });
const any = (...parts: Verdict[]): Verdict => ({ text: '', met: parts.some((p) => p.met), how: 'any', parts });

describe('what is needed', () => {
  it('has a row for each part, as the rules have judged it', () => {
    const needs = needsOf(all(leaf('ENGINEER', 2, 1, [4, 5]), leaf('CUNNING>30', 24, 31, [4, 5, 6])));
    expect(needs.met).toBe('missing');
    expect(needs.rows.map((r) => [r.text, r.met, r.have, r.need, r.who])).toEqual([
      ['ENGINEER', 'met', 2, 1, [4, 5].map(one)],
      ['CUNNING>30', 'missing', 24, 31, [4, 5, 6].map(one)],
    ]);
  });

  it('shows the way that is nearest, and the others', () => {
    const needs = needsOf(
      any(all(leaf('Law', 0, 1), leaf('Diplomacy', 0, 1)), all(leaf('Physics', 1, 1), leaf('Honor', 0, 1))),
    );
    expect(needs.rows.map((r) => r.text)).toEqual(['Physics', 'Honor']);
    expect(needs.others).toEqual([['Law', 'Diplomacy']]);
  });

  it('tells what is met now from what will be met by those who come, and who they are', () => {
    const now = all(leaf('ENGINEER', 1, 1, [4]), leaf('Geology', 0, 1), leaf('Honor', 0, 2));
    const then = all(leaf('ENGINEER', 2, 1, [4, 7]), leaf('Geology', 1, 1, [7]), leaf('Honor', 1, 2, [7]));
    const needs = needsOf(now, then);
    expect(needs.met).toBe('missing');
    expect(needs.rows.map((r) => [r.met, r.who, r.have])).toEqual([
      ['met', [one(4)], 1],
      ['coming', [one(7)], 1],
      ['missing', [one(7)], 1],
    ]);
    expect(needsOf(all(leaf('Geology', 0, 1)), all(leaf('Geology', 1, 1))).met).toBe('coming');
  });

  it('does not count those who leave', () => {
    const now = all(leaf('ENGINEER', 2, 1, [4, 7]), leaf('Geology', 1, 1, [7]));
    const then = all(leaf('ENGINEER', 1, 1, [4]), leaf('Geology', 0, 1));
    expect(needsOf(now, then).rows.map((r) => [r.met, r.who])).toEqual([
      ['met', [one(4)]],
      ['missing', []],
    ]);
  });

  it('is not met when those who come spoil it', () => {
    const no = (have: number): Verdict => ({ text: 'no Honor', met: have < 1, have, need: 1, atMost: true, who: [] });
    expect(needsOf(all(no(0)), all(no(1)))).toMatchObject({ met: 'missing', rows: [{ met: 'missing', atMost: true }] });
  });

  it('takes a choice within a part as one row, with all who could give it', () => {
    const [row] = needsOf(all(any(leaf('Honor', 0, 1), leaf('Treachery', 1, 1, [3])))).rows;
    expect(row).toMatchObject({ met: 'met', who: [one(3)], have: null });
  });

  it('is only printed where nobody can be asked', () => {
    expect(printedNeeds([['ENGINEER'], ['Physics', 'Law']])).toMatchObject({
      met: 'unknown',
      rows: [{ text: 'ENGINEER', met: 'unknown' }],
      others: [['Physics', 'Law']],
    });
    expect(printedNeeds(undefined).rows).toEqual([]);
  });
});
