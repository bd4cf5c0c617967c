import { catalogue } from '@spaceline/cards';
import { describe, expect, it } from 'vitest';
import { openPack, PRODUCTS, productById } from './sealed.ts';

const count = (cards: readonly string[], rarity: string): number =>
  cards.filter((id) => catalogue.byId(id)!.facts.rarity === rarity).length;

describe('sealed product', () => {
  it('opens every product with cards that exist, the same for the same seed', () => {
    for (const p of PRODUCTS) {
      const pack = openPack(p, 'a', catalogue);
      expect(pack.cards.filter((id) => catalogue.byId(id) === undefined)).toEqual([]);
      expect(openPack(p, 'a', catalogue)).toEqual(pack);
      const others = ['b', 'c', 'd'].map((s) => openPack(p, s, catalogue).cards.join());
      expect(others.some((x) => x !== pack.cards.join())).toBe(true);
    }
  });

  it('puts one rare, three uncommons and seven commons into a Voyager booster', () => {
    const booster = productById('voyager-booster')!;
    let ultraRares = 0;
    for (let i = 0; i < 400; i++) {
      const { cards } = openPack(booster, String(i), catalogue);
      expect([cards.length, count(cards, 'U'), count(cards, 'C')]).toEqual([11, 3, 7]);
      ultraRares += count(cards, 'UR');
      expect(count(cards, 'R') + count(cards, 'UR')).toBe(1);
    }
    expect(ultraRares).toBeGreaterThan(0);
    expect(ultraRares).toBeLessThan(15);
  });

  it('gives a Voyager starter forty cards: thirty-two of a known layout, two rares, six commons', () => {
    const starter = productById('voyager-starter')!;
    const variants = new Set<number>();
    for (let i = 0; i < 120; i++) {
      const pack = openPack(starter, String(i), catalogue);
      variants.add(pack.variant);
      expect(pack.cards.length).toBe(40);
      expect(count(pack.cards.slice(32), 'R') + count(pack.cards.slice(32), 'UR')).toBe(2);
      expect(count(pack.cards.slice(32), 'C')).toBe(6);
    }
    expect(variants.size).toBe(8);
  });

  it('puts only cards whose text is written into a box of Enhanced Premiere, so that nothing in it is a blank', () => {
    const box = productById('enhanced-premiere')!;
    const dealt = new Set<string>();
    for (let i = 0; i < 400; i++) for (const id of openPack(box, String(i), catalogue).cards) dealt.add(id);
    expect(dealt.size).toBeGreaterThan(350);
    expect([...dealt].filter((id) => catalogue.byId(id)!.status !== 'complete')).toEqual([]);
  });

  it('draws either colour of a two-affiliation card', () => {
    const booster = productById('voyager-booster')!;
    const drawn = new Set<string>();
    for (let i = 0; i < 600; i++) for (const id of openPack(booster, `c${i}`, catalogue).cards) drawn.add(id);
    expect(drawn.has('voy-115') || drawn.has('voy-117')).toBe(true);
    expect(drawn.has('voy-115-b') || drawn.has('voy-117-b')).toBe(true);
  });
});
