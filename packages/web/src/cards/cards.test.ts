/** Every card there is, in every size it is shown. */
import type { Affiliation } from '@spaceline/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { cards as load } from '../../scripts/data.mjs';
import { everyKind } from '../art/index.ts';
import { letters } from '../design/metrics.ts';
import type { Card } from './card.ts';
import { CardFace, CrewChip, chipSkills, MissionTile, TableCard, Unit } from './index.ts';
import { nameSize } from './layout.ts';
import { PLAYS_AS_BLANK, pointsOf, shorterNames } from './words.ts';

/** Thousands of pictures take a while on a busy machine. */
const PATIENCE = 120_000;

let cards: Card[] = [];
beforeAll(async () => {
  await everyKind();
  cards = await load();
});
const called = (title: string) => cards.find((c) => c.facts.title === title)!;
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

describe('all cards', () => {
  test(
    'have a full face that says what they are',
    () => {
      expect(cards.filter((c) => !c.facts.token).length).toBe(2634 + 762);
      for (const card of cards) {
        const html = renderToStaticMarkup(createElement(CardFace, { card }));
        expect(html, card.facts.title).toContain(escaped(card.facts.title));
        expect(html, card.facts.title).not.toMatch(/undefined|NaN|\[object/);
      }
    },
    PATIENCE,
  );

  test(
    'have a face for the table',
    () => {
      for (const card of cards) {
        const html = renderToStaticMarkup(createElement(TableCard, { card }));
        expect(html, card.facts.title).not.toMatch(/undefined|NaN|\[object/);
      }
    },
    PATIENCE,
  );

  test(
    'stand as tile, unit or chip where they can',
    () => {
      for (const card of cards) {
        const f = card.facts;
        if (f.type === 'Mission') renderToStaticMarkup(createElement(MissionTile, { card, owner: 'you', seeds: 2 }));
        if (f.type === 'Ship' || f.type === 'Facility')
          renderToStaticMarkup(createElement(Unit, { facts: f, name: f.title, side: 'you', fact: 'RANGE 8', crew: 3 }));
        if (f.type === 'Personnel') {
          const affiliation: Affiliation = f.affiliations[0] ?? 'Non-Aligned';
          const html = renderToStaticMarkup(
            createElement(CrewChip, { name: f.title, affiliation, numbers: [1, 2, 3], skills: chipSkills(f) }),
          );
          for (const skill of f.skills ?? []) expect(html, f.title).toContain(escaped(skill.name));
        }
      }
    },
    PATIENCE,
  );
});

describe('a full face', () => {
  const face = (card: Card, more = {}) => renderToStaticMarkup(createElement(CardFace, { card, ...more }));

  test('shows how much of the card plays', () => {
    const card = called('Astral Eddy');
    expect(face({ ...card, status: 'complete' })).toContain('aria-label="Complete"');
    expect(face({ ...card, status: 'partial', missing: 'it does nothing' })).toContain('Not yet: it does nothing.');
    expect(face({ ...card, status: 'facts-only', lines: [] })).toContain(PLAYS_AS_BLANK);
  });

  test('of a card without a text says so at the size of the table, too', () => {
    const small = (card: Card) => renderToStaticMarkup(createElement(TableCard, { card, tag: 'killed' }));
    const card = called('Astral Eddy');
    expect(small({ ...card, status: 'facts-only' })).toContain(PLAYS_AS_BLANK);
    for (const status of ['complete', 'partial'] as const)
      expect(small({ ...card, status })).not.toContain(PLAYS_AS_BLANK);
    const tile = (status: Card['status']) =>
      renderToStaticMarkup(
        createElement(MissionTile, { card: { ...called('Catalog Phenomena'), status }, owner: 'you', seeds: 0 }),
      );
    expect(tile('facts-only')).toContain(PLAYS_AS_BLANK);
    expect(tile('complete')).not.toContain(PLAYS_AS_BLANK);
  });

  test('shows current values, and the printed one where they differ', () => {
    const html = face(called('Culluh'), { values: { strength: 12, cunning: 7 } });
    expect(html).toContain('>12</b><s title="printed 9">9</s>');
    expect(html).not.toContain('printed 7');
  });

  test('turns icons in brackets into signs', () => {
    expect(face(called('Kazon Outpost'))).toContain('aria-label="Kazon"');
    expect(face(called('Prison Break'))).toMatch(/>DQ<\/span>/);
  });

  test('never sets a name on more than two lines, and rarely on two', () => {
    const sizes = cards.map((c) => ({
      ...nameSize(c.facts.title, 194 - c.facts.affiliations.length * 25 - 30),
      // those of the Second Edition say in their name which of several they are
      second: c.facts.set.startsWith('2e-'),
    }));
    expect(sizes.every((s) => s.size >= 12)).toBe(true);
    expect(sizes.filter((s) => s.lines === 2 && !s.second).length).toBeLessThan(80);
  });
});

describe('words', () => {
  test('a dilemma whose condition is a list has it as a list, and beside it what the text says', () => {
    expect(called('Astral Eddy').asks).toEqual({
      how: 'unless',
      ways: [['Navigation', 'Physics', '2 ENGINEER']],
      rest: 'Kills one crew member (random selection).',
    });
    expect(called('Implication').asks).toEqual({
      how: 'to-get-past',
      ways: [
        ['3 Diplomacy', 'INTEGRITY>30'],
        ['Law', 'CUNNING>30'],
      ],
      rest: '',
    });
    expect(called('Hazardous Duty').asks?.rest).toMatch(/^Then place on mission\. /);
    expect(called('Chula: The Dice').asks).toBeUndefined();
    // together they are the whole text
    for (const { facts, asks, lines } of cards)
      if (asks) {
        const list = asks.ways.map((way) => way.join()).join();
        expect(letters(lines[0]), facts.title).toBeGreaterThan(list.length + letters(asks.rest));
        for (const term of asks.ways.flat()) expect(lines[0], facts.title).toContain(term);
      }
  });

  test('a tactic has two halves', () => {
    const { lines, damage } = called('Photon Torpedo');
    expect(lines).toEqual(['ATTACK +1 if an Akira-class ship of yours fires.']);
    expect(damage).toBe(
      'Kills one SECURITY or Computer Skill personnel aboard (random selection; on a Nor, one personnel at Security Office).',
    );
    expect(called('Borg Cutting Beam').damage).toBeUndefined();
  });

  test('skills of a chip: the classification first and added up, the rest by length', () => {
    const names = chipSkills(called("B'Elanna Torres").facts).map((s) => `${s.name} ${s.level}`);
    expect(names[0]).toBe('ENGINEER 2');
    expect(names.slice(1)).toEqual(['Cybernetics 1', 'Astrophysics 1', 'Computer Skill 2', 'Transporter Skill 1']);
  });

  test('points and names', () => {
    expect(pointsOf(called('Ambush Ship').facts)).toBe('X');
    expect(pointsOf(called('Kazon Conference').facts)).toBe('20*');
    expect(shorterNames('Admiral Leonard McCoy')).toEqual([
      'Admiral Leonard McCoy',
      'Adm. Leonard McCoy',
      'A. Leonard McCoy',
      'McCoy',
    ]);
  });
});
