import { readFileSync } from 'node:fs';
import { catalogue } from '@spaceline/cards';
import { type DeckList, printedSkills } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { parseDeckFor } from './deck.ts';
import { deckFigures, oddsOfOne } from './figures.ts';
import { full } from './full.ts';
import { warpSpeed } from './warp-speed.ts';

const id = (title: string) => catalogue.byTitle(title)[0].facts.id;
const many = (title: string, n: number) => Array.from({ length: n }, () => id(title));
const deckOf = (some: Partial<DeckList>): DeckList => ({ missions: [], seeds: [], draw: [], ...some });
const figures = (some: Partial<DeckList>) => deckFigures(deckOf(some), catalogue, full);

describe('the odds of one', () => {
  it('are those of an urn', () => {
    expect(oddsOfOne(30, 0, 7)).toBe(0);
    expect(oddsOfOne(30, 30, 1)).toBe(100);
    expect(oddsOfOne(30, 1, 30)).toBe(100);
    expect(oddsOfOne(4, 1, 1)).toBe(25);
    // 1 - C(33,7)/C(38,7)
    expect(oddsOfOne(38, 5, 7)).toBe(66);
    expect(oddsOfOne(0, 0, 7)).toBe(0);
  });
});

describe('what a deck can do', () => {
  it('says who solves a mission, and what is missing', () => {
    const { missions } = figures({
      missions: [id('Contact Resistance')],
      draw: [id('Kes'), id('Neelix'), ...many('Ayala', 9)],
    });
    const [mission] = missions;
    expect(mission.ways).toHaveLength(2);
    // SECURITY + Leadership + STRENGTH>40: Ayala is one of many, nobody leads
    expect(mission.ways[0][0].people).toBe(9);
    expect(mission.ways[0][1]).toEqual({ people: 0, met: false });
    expect(mission.ways[0][2].people).toBeNull();
    expect(mission.team).toBeNull();
    expect(mission.chance).toBe(0);
  });

  it('finds the fewest people', () => {
    const [mission] = figures({
      missions: [id('Return Life-form')],
      draw: [id('Kathryn Janeway'), id('Kes'), id('Tuvok')],
    }).missions;
    expect(mission.team).toEqual([id('Kathryn Janeway')]);
    expect(mission.chance).toBe(100);
  });

  it('counts copies of somebody unique once', () => {
    const one = figures({ missions: [id('Contact Resistance')], draw: many('Kathryn Janeway', 10) }).missions[0];
    expect(one.ways[0][2].met).toBe(false);
  });

  it('hints at what a legal deck may lack', () => {
    const kinds = figures({
      missions: [id('Contact Resistance')],
      draw: [...many('Kathryn Janeway', 20), id('Kazon Raider')],
    }).hints;
    expect(kinds).toEqual([
      { kind: 'no-facility' },
      { kind: 'unsolvable', id: id('Contact Resistance') },
      { kind: 'unstaffed', id: id('Kazon Raider') },
      { kind: 'many-copies', id: id('Kathryn Janeway'), n: 20 },
    ]);
  });

  it.each(['federation', 'kazon', 'vidiian'])(
    'finds nothing to hint at in %s, and chances for its missions',
    (name) => {
      const text = readFileSync(new URL(`../../../decks/${name}.txt`, import.meta.url), 'utf8');
      const { hints, missions, odds } = deckFigures(
        parseDeckFor(text, catalogue, warpSpeed).deck,
        catalogue,
        warpSpeed,
      );
      expect(hints).toEqual([]);
      expect(missions).toHaveLength(3);
      for (const m of missions) expect(m.chance === null || m.chance > 10).toBe(true);
      expect(odds.every((o) => o.byTurn.every((x, i) => i === 0 || x >= o.byTurn[i - 1]))).toBe(true);
    },
  );

  it('says whom the dilemmas stop, as far as print does', () => {
    const able = catalogue.defs.find(({ facts: f }) => {
      const skills = printedSkills(f);
      return typeof f.strength === 'number' && f.strength > 8 && skills.has('SECURITY') && skills.has('SCIENCE');
    })!;
    const field = [
      { deck: 'strong', people: Array.from({ length: 8 }, () => able) },
      { deck: 'weak', people: Array.from({ length: 8 }, () => catalogue.byTitle('Kes')[0]) },
    ];
    // SECURITY, SCIENCE and STRENGTH>50
    const seeds = [...many('Hanonian Land Eel', 2), id('Ankari "Spirits"')];
    const { dilemmas } = deckFigures(deckOf({ seeds, draw: many('Kes', 1) }), catalogue, full, { field });
    expect(dilemmas).toMatchObject({ planet: 2, space: 1 });
    const eel = dilemmas.stops.find((s) => s.id === id('Hanonian Land Eel'));
    expect(eel).toMatchObject({ n: 2, own: 100 });
    expect(eel?.field.map((f) => [f.deck, f.percent])).toEqual([
      ['strong', 0],
      ['weak', 100],
    ]);
  });

  it('tells chances for the turn that one wants', () => {
    // nobody but Janeway leads
    const deck = { missions: [id('Contact Resistance')], draw: [...many('Ayala', 29), id('Kathryn Janeway')] };
    const by = (turn: number) => deckFigures(deckOf(deck), catalogue, full, { turn }).missions[0].chance!;
    expect(deckFigures(deckOf(deck), catalogue, full).turn).toBe(5);
    expect(by(2)).toBeGreaterThan(0);
    expect(by(2)).toBeLessThan(by(8));
    expect(by(8)).toBeLessThan(by(20));
  });
});
