import { describe, expect, it } from 'vitest';
import { catalogueAsOf, ERRATA, erratumOf, RULING_DATES, RULINGS_OF } from './errata.ts';
import { catalogue } from './index.ts';

describe('errata', () => {
  it('are of cards that there are, one for each title', () => {
    expect(ERRATA.filter((e) => catalogue.byTitle(e.title).length === 0).map((e) => e.title)).toEqual([]);
    expect(new Set(ERRATA.map((e) => e.title)).size).toBe(ERRATA.length);
  });

  it('hold for every printing of a title', () => {
    const printings = catalogue.byTitle('Holo-Projectors').map((d) => d.facts.id);
    expect(printings.length).toBeGreaterThan(1);
    expect(printings.map((id) => erratumOf(id)?.rules)).toEqual(printings.map(() => ['VOY-30']));
    expect(erratumOf('voy-001')).toBeUndefined();
  });

  it('are the cards of today at the date of today', () => {
    const ref = (date: string) => catalogueAsOf(date).byTitle('Oof!')[0].facts.icons;
    expect(ref(RULINGS_OF)).toContain('Ref');
    expect(ref('2001')).not.toContain('Ref');
  });

  it('were made one after the other', () => {
    const order = (date: string) => catalogueAsOf(date).byTitle('Assign Mission Specialists')[0].facts.keywords;
    expect(RULING_DATES.map((d) => order(d).includes("Captain's Order"))).toEqual([false, false, false, true]);
  });
});
