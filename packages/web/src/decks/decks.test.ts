import { describe, expect, it } from 'vitest';
import type { Card } from '../cards/card.ts';
import { figuresOf } from './figures.ts';
import { added, countOf, homeOf, NO_CARDS, pileWith, removed, sameCards, versionFor } from './piles.ts';

const card = (facts: Partial<Card['facts']>, more: Partial<Card> = {}): Card => ({
  facts: {
    id: 'x-1',
    title: 'X',
    set: 'voy',
    number: 1,
    rarity: 'C',
    property: 'VOY',
    type: 'Personnel',
    unique: 'none',
    affiliations: [],
    icons: [],
    keywords: [],
    text: false,
    ...facts,
  },
  lines: [],
  status: 'complete',
  ...more,
});

const KES = card({
  id: 'kes',
  title: 'Kes',
  classification: 'MEDICAL',
  cunning: 9,
  skills: [
    { name: 'Empathy', level: 2 },
    { name: 'MEDICAL', level: 1 },
  ],
});
const PHAGE = card(
  {
    id: 'phage',
    title: 'Research Phage',
    type: 'Mission',
    requirement: {
      any: [
        {
          all: [
            { skill: 'MEDICAL', count: 2 },
            {
              any: [
                { skill: 'Physics', count: 1 },
                { skill: 'Empathy', count: 1 },
              ],
            },
            { attribute: 'CUNNING', over: 30 },
          ],
        },
        { card: 'Danara Pel', count: 1 },
      ],
    },
  },
  { requirement: [['MEDICAL x2', '(Physics OR Empathy)', 'CUNNING>30'], ['Danara Pel']] },
);

describe('the piles of a deck', () => {
  it('take a card where it belongs, beside its copies, and give it back', () => {
    expect(homeOf(PHAGE)).toBe('missions');
    expect(homeOf(card({ type: 'Tactic' }))).toBe('tactics');
    expect(homeOf(card({ type: 'Event', q: true }))).toBe('q');
    const one = added(added(added(NO_CARDS, 'draw', 'kes'), 'draw', 'ayala'), 'draw', 'kes');
    expect(one.draw).toEqual(['kes', 'kes', 'ayala']);
    expect(countOf(one.draw).get('kes')).toBe(2);
    expect(removed(one, 'draw', 'kes').draw).toEqual(['kes', 'ayala']);
    expect(removed(one, 'seeds', 'kes')).toBe(one);
    const seeded = added(removed(one, 'draw', 'ayala'), 'seeds', 'ayala');
    expect(pileWith(seeded, card({ id: 'ayala' }))).toBe('seeds');
    expect(pileWith(seeded, card({ id: 'nobody' }))).toBeNull();
  });

  it('are the same in whatever order', () => {
    const a = added(added(NO_CARDS, 'draw', 'kes'), 'draw', 'ayala');
    const b = added(added(NO_CARDS, 'draw', 'ayala'), 'draw', 'kes');
    expect(sameCards(a, b)).toBe(true);
    expect(sameCards(a, removed(b, 'draw', 'kes'))).toBe(false);
  });
});

describe('the overview', () => {
  it('counts skills, and who can do the missions', () => {
    const byId = new Map([KES, PHAGE].map((c) => [c.facts.id, c]));
    const f = figuresOf({ ...NO_CARDS, missions: ['phage'], draw: ['kes', 'kes', 'gone'] }, byId);
    expect(f.people).toBe(2);
    expect(f.skills.map((x) => [x.name, x.people, x.levels, x.needed])).toEqual([
      ['Empathy', 2, 4, true],
      ['MEDICAL', 2, 4, true],
    ]);
    expect(f.attributes[1]).toMatchObject({ name: 'CUNNING', mean: 9 });
    expect(f.attributes[1].counts[9]).toBe(2);
  });
});

describe('the version that a title means', () => {
  const cards = [
    card({ id: 'pre-1', title: 'Medical Kit', set: 'pre', property: 'TNG' }),
    card({ id: 'ep-1', title: 'Medical Kit', set: 'ep', property: 'VOY' }),
    card({ id: 'voy-1', title: 'Medical Kit', set: 'voy', property: 'VOY' }),
    card({ id: 'pre-2', title: 'Tricorder', set: 'pre', property: 'TNG' }),
  ];
  const pool = { property: 'VOY', missionsOf: 'Delta' };

  it('is the one that the format allows, and of those the one from its own set', () => {
    expect(versionFor(cards, 'Medical Kit', pool)?.facts.id).toBe('voy-1');
    expect(versionFor(cards.slice(0, 2), 'Medical Kit', pool)?.facts.id).toBe('ep-1');
  });

  it('is the first where the format allows all, or none of them', () => {
    expect(versionFor(cards, 'Medical Kit', null)?.facts.id).toBe('pre-1');
    expect(versionFor(cards, 'Tricorder', pool)?.facts.id).toBe('pre-2');
    expect(versionFor(cards, 'Nothing', pool)).toBeUndefined();
  });
});
