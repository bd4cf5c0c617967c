/** Pictures: the same card always looks the same, no two look alike, and nothing in them is broken. */
import type { CardFacts } from '@spaceline/engine';
import { beforeAll, describe, expect, test } from 'vitest';
import { cards } from '../../scripts/data.mjs';
import { type Back, cardBack, everyKind, picture as pictureOf, plan, withId } from './index.ts';
import { ID } from './picture.ts';

/** Thousands of pictures take a while on a busy machine. */
const PATIENCE = 120_000;

let facts: CardFacts[] = [];
beforeAll(async () => {
  await everyKind();
  facts = (await cards()).map((c: { facts: CardFacts }) => c.facts);
});

/** There at once, now that every kind can be drawn. */
const picture = (card: CardFacts, w: number, h: number) => pictureOf(card, w, h) as string;

const BROKEN = /NaN|undefined|Infinity|null/;

/** Drawn anew: the cache goes by the printing. */
const again = (card: CardFacts, w: number, h: number) => picture({ ...card, id: `${card.id}/again` }, w, h);
const oneOfEachType = () => [...new Map(facts.map((f) => [f.type, f])).values()];

describe('a picture', { timeout: PATIENCE }, () => {
  test('is the same every time', () => {
    for (const card of facts.filter((_, i) => i % 7 === 0)) expect(again(card, 104, 86)).toBe(picture(card, 104, 86));
  });

  test('differs from that of every other card, and has no broken number in it', () => {
    const seen = new Map<string, string>();
    const alike: string[] = [];
    const broken: string[] = [];
    for (const card of facts) {
      const art = picture(card, 104, 86);
      const other = seen.get(art);
      if (other !== undefined && other !== card.title) alike.push(`${other} = ${card.title}`);
      if (BROKEN.test(art)) broken.push(card.title);
      seen.set(art, card.title);
    }
    expect(alike).toEqual([]);
    expect(broken).toEqual([]);
  });

  test('defines each id once, uses only those, and keeps them apart from those of another picture', () => {
    for (const card of facts.filter((_, i) => i % 5 === 0)) {
      const art = picture(card, 200, 122);
      expect(art, card.title).not.toMatch(BROKEN);
      const ids = [...art.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
      const used = [...art.matchAll(/url\(#([^)]+)\)/g)].map((m) => m[1]);
      expect(new Set(ids).size, card.title).toBe(ids.length);
      for (const id of [...ids, ...used]) expect(id.startsWith(ID), card.title).toBe(true);
      for (const id of used) expect(ids, card.title).toContain(id);
    }
    const [card] = facts;
    expect(withId(picture(card, 200, 122), 'a')).not.toBe(withId(picture(card, 200, 122), 'b'));
  });

  test('holds no word of the card', () => {
    for (const card of oneOfEachType()) {
      const evil = again({ ...card, title: '<script>alert(1)</script>' }, 200, 122);
      expect(evil).not.toContain('script');
    }
  });

  test('is small enough to be shown by the dozen', () => {
    for (const card of facts.filter((_, i) => i % 11 === 0))
      expect(picture(card, 104, 86).length, card.title).toBeLessThan(40_000);
  });
});

describe('a hull', () => {
  const ship = (title: string) => facts.find((f) => f.title === title)!;

  test('is the same drawing on the card and in battle', () => {
    const voyager = ship('U.S.S. Voyager');
    const edges = (art: string) => [...art.matchAll(/ d="([^"]{60,})"/g)].map((m) => m[1]);
    const battle = edges(plan(voyager, 'battle'));
    expect(edges(picture(voyager, 200, 122))).toEqual(expect.arrayContaining(battle.slice(0, 1)));
    expect(edges(plan(voyager, 'unit'))).toContain(battle[0]);
  });

  test('is shared by sister ships, apart from what is on it', () => {
    const edges = (title: string) => / d="([^"]+)"/.exec(plan(ship(title), 'unit'))?.[1];
    expect(edges('U.S.S. Voyager')).toBe(edges('U.S.S. Intrepid'));
    expect(edges('U.S.S. Voyager')).not.toBe(edges('U.S.S. Galaxy'));
  });
});

test('backs tell decks apart', () => {
  const kinds: Back[] = ['draw', 'seed', 'tactics', 'tent', 'q', 'tribbles'];
  expect(new Set(kinds.map((kind) => cardBack(kind, 86, 112))).size).toBe(kinds.length);
});
