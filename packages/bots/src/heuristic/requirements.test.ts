import { type CardFacts, emptyState, type Format, Game, makeCatalogue, newCard } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { layOut, Tally } from './requirements.ts';

const person = (id: string, title: string, skills: string[], cunning = 7): CardFacts => ({
  id,
  title,
  set: 'test',
  number: null,
  rarity: null,
  property: null,
  type: 'Personnel',
  unique: 'universal',
  affiliations: ['Federation'],
  icons: [],
  keywords: [],
  text: false,
  classification: 'OFFICER',
  integrity: 6,
  cunning,
  strength: 6,
  skills: skills.map((name) => ({ name, level: 1 })),
});

const PILOT = 0;
const PHYSICIST = 1;
const CAPTAIN = 2;
const facts = [
  person('t-1', 'A pilot', ['Navigation']),
  person('t-2', 'A physicist', ['Physics'], 9),
  person('t-3', 'A captain', ['Leadership']),
];

function table(): Game {
  const state = emptyState('test');
  state.cards = facts.map((_, i) => newCard(i, i, 0));
  return new Game({ catalogue: makeCatalogue(facts, []), format: {} as Format }, state);
}

const missing = (tally: Tally, ids: readonly number[], times = 1) => tally.missing(tally.totals(ids, -1), times);

test('counts what a group lacks, about one for each person', () => {
  const tally = new Tally(
    table(),
    layOut({
      all: [
        { skill: 'Navigation', count: 1 },
        { skill: 'Physics', count: 2 },
      ],
    }),
  );
  expect(missing(tally, [])).toBe(3);
  expect(missing(tally, [PILOT, PHYSICIST])).toBe(1);
  expect(missing(tally, [PILOT, PHYSICIST, PHYSICIST])).toBe(0);
});

test('asks for reserves when told to', () => {
  const tally = new Tally(table(), layOut({ skill: 'Navigation', count: 1 }));
  expect(missing(tally, [PILOT])).toBe(0);
  expect(missing(tally, [PILOT], 2)).toBe(1);
});

test('an attribute must exceed its number', () => {
  const tally = new Tally(table(), layOut({ attribute: 'CUNNING', over: 15 }));
  expect(missing(tally, [PILOT])).toBeGreaterThan(0);
  expect(missing(tally, [PILOT, PHYSICIST])).toBe(0);
});

test('of several alternatives the nearest is kept in view', () => {
  const long = {
    all: [
      { skill: 'Navigation', count: 1 },
      { skill: 'Physics', count: 1 },
    ],
  };
  const tally = new Tally(table(), layOut({ any: [{ card: 'A captain', count: 1 }, long] }));
  expect(missing(tally, [CAPTAIN])).toBe(0);
  expect(missing(tally, [PILOT])).toBeLessThan(missing(tally, []));
  const without = tally.focused(tally.totals([PILOT, PHYSICIST], -1));
  expect(missing(without, [CAPTAIN])).toBeGreaterThan(0);
  expect(missing(without, [PILOT, PHYSICIST])).toBe(0);
});
