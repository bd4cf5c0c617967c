import type { CardFacts } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import type { Card } from '../cards/index.ts';
import {
  at,
  cardsIn,
  EMPTY,
  laidOut,
  move,
  type Path,
  place,
  remove,
  say,
  shift,
  type Target,
  written,
} from './board.ts';
import { findCards } from './find.ts';
import { References } from './references.ts';

const card = (title: string, type: string, id = title): Card =>
  ({
    facts: { id, title, set: id.split('-')[0], type } as unknown as CardFacts,
    lines: [],
    status: 'complete',
  }) as Card;
const CARDS = [
  card('Liberation', 'Mission'),
  card('Expose Plot', 'Mission'),
  card('Kazon Raider', 'Ship'),
  card('Kazon Outpost', 'Facility'),
  card('Maniz', 'Personnel'),
  card('Red Alert!', 'Event'),
  card('Armus', 'Dilemma'),
  card('Photon Torpedo', 'Tactic'),
];
const refs = new References(CARDS);
const put = (doc: object, target: Target, name: string) => {
  const d = doc as typeof EMPTY;
  const cardAt = (path: Path) => refs.cardOf(String((at(d, path) as { card?: string })?.card));
  return place(d, target, { card: name }, refs.cardOf(name)!, cardAt);
};

describe('a board in hand', () => {
  it('puts a card where such a card belongs', () => {
    let doc = put(EMPTY, { to: 'line' }, 'Liberation');
    doc = put(doc, { to: 'side', place: 0, side: 'B' }, 'Expose Plot');
    doc = put(doc, { to: 'side', place: 0, side: 'A' }, 'Kazon Outpost');
    doc = put(doc, { to: 'card', path: ['spaceline', 0, 'A', 'facilities', 0] }, 'Kazon Raider');
    doc = put(doc, { to: 'card', path: ['spaceline', 0, 'A', 'facilities', 0, 'docked', 0] }, 'Maniz');
    doc = put(doc, { to: 'card', path: ['spaceline', 0, 'A', 'facilities', 0, 'docked', 0] }, 'Photon Torpedo');
    doc = put(doc, { to: 'side', place: 1, side: 'B' }, 'Maniz');
    doc = put(doc, { to: 'place', place: 1 }, 'Armus');
    doc = put(doc, { to: 'pile', side: 'A', pile: 'hand' }, 'Red Alert!');
    expect(written(doc)).toEqual({
      title: 'A question',
      rules: [],
      format: 'full',
      players: { A: { hand: ['Red Alert!'] } },
      spaceline: [
        {
          mission: 'Liberation',
          owner: 'A',
          A: {
            facilities: [
              {
                card: 'Kazon Outpost',
                docked: [{ card: 'Kazon Raider', crew: ['Maniz'], damage: ['Photon Torpedo'] }],
              },
            ],
          },
        },
        { mission: 'Expose Plot', owner: 'B', B: { planet: ['Maniz'] }, seeds: [{ card: 'Armus', owner: 'A' }] },
      ],
      turn: { player: 'A', number: 1, segment: 'orders' },
      steps: [],
    });
    expect([...cardsIn(doc)].map((c) => c.entry.card)).toEqual([
      'Kazon Outpost',
      'Kazon Raider',
      'Maniz',
      'Photon Torpedo',
      'Armus',
      'Maniz',
    ]);
  });

  it('moves a card with all that is in it, and says something of it', () => {
    let doc = laidOut({
      spaceline: [
        {
          mission: 'Liberation',
          A: { facilities: [{ card: 'Kazon Outpost', docked: [{ ship: 'Kazon Raider', crew: ['Maniz x2'] }] }] },
        },
      ],
    });
    const from = ['spaceline', 0, 'A', 'facilities', 0, 'docked', 0];
    doc = move(doc, from, { to: 'side', place: 0, side: 'A' }, refs.cardOf('Kazon Raider')!, () => undefined);
    doc = say(doc, ['spaceline', 0, 'A', 'ships', 0], 'stopped', true);
    expect(at(doc, ['spaceline', 0, 'A', 'ships'])).toEqual([
      { card: 'Kazon Raider', crew: [{ card: 'Maniz' }, { card: 'Maniz' }], stopped: true },
    ]);
    expect(at(doc, [...from.slice(0, -1)])).toEqual([]);
    doc = say(
      remove(doc, ['spaceline', 0, 'A', 'ships', 0, 'crew', 1]),
      ['spaceline', 0, 'A', 'ships', 0],
      'stopped',
      undefined,
    );
    expect(at(written(doc), ['spaceline', 0, 'A'])).toEqual({
      facilities: ['Kazon Outpost'],
      ships: [{ card: 'Kazon Raider', crew: ['Maniz'] }],
    });
  });

  it('keeps its places in order', () => {
    const doc = laidOut({ spaceline: [{ mission: 'Liberation' }, { mission: 'Expose Plot' }] });
    expect((shift(doc, 0, 1).spaceline as { mission: string }[]).map((p) => p.mission)).toEqual([
      'Expose Plot',
      'Liberation',
    ]);
    expect(shift(doc, 0, -1)).toBe(doc);
  });

  it('knows a card by the names that files have for it', () => {
    const two = new References([
      card('Kes', 'Personnel', 'premiere-1'),
      card('Kes', 'Personnel', 'voy-1'),
      card('Kes', 'Personnel', 'voy-2'),
    ]);
    expect(two.cardOf('Kes')?.facts.id).toBe('voy-1');
    expect(two.cardOf('Kes [premiere]')?.facts.id).toBe('premiere-1');
    expect(findCards(two, two.cards, 'kes').map((c) => c.facts.id)).toEqual(['voy-1']);
    const version = (id: string, cunning: number) => {
      const kes = card('Kes’ Kin', 'Personnel', id);
      return { ...kes, facts: { ...kes.facts, cunning } } as Card;
    };
    const kin = new References([
      version('premiere-1', 5),
      version('voy-1', 7),
      version('voy-2', 7),
      version('borg-1', 9),
    ]);
    // each version once, that which the title means first; straight apostrophes find curly ones, and an id finds its card
    expect(findCards(kin, kin.cards, "kes' kin").map((c) => c.facts.id)).toEqual(['voy-1', 'premiere-1', 'borg-1']);
    expect(findCards(kin, kin.cards, 'borg-1').map((c) => c.facts.id)).toEqual(['borg-1']);
    for (const id of ['premiere-1', 'voy-1', 'voy-2'])
      expect(two.cardOf(two.nameOf(card('Kes', 'Personnel', id)))?.facts.id).toBe(id);
  });
});
