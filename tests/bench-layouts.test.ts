/** Whatever card somebody lays out on the judge's bench, wherever a file may have one: the engine goes on, or a sentence says why not. */
import { catalogue } from '@spaceline/cards';
import type { CardDef } from '@spaceline/engine';
import { judge } from '@spaceline/rulebook';
import { expect, it } from 'vitest';

type Board = Record<string, unknown>;
type Way = (cards: readonly string[]) => Board;

const nameOf = (d: CardDef): string => `${d.title} [${d.facts.id}]`;
const SHIP = { card: 'Kazon Warship', crew: ['Culluh', 'Maniz'] };
const board = (here: object, players: object = {}, turn = 'orders'): Board => ({
  title: 'A card somewhere',
  rules: [],
  players,
  spaceline: [
    { mission: 'Liberation', owner: 'A', A: { ships: [SHIP], planet: ['Kes'] }, ...here },
    { mission: 'Expose Plot', owner: 'B', B: { ships: ['U.S.S. Voyager'], planet: ['Neelix'] } },
  ],
  turn: { player: 'A', number: 4, segment: turn },
  steps: [{ A: 'end-turn' }, { B: 'end-turn' }],
});
const side =
  (key: string): Way =>
  (cards) =>
    board({ A: { ships: [SHIP], planet: ['Kes'], [key]: cards } });

/** Every list of a file that may hold a card. */
const WAYS: Readonly<Record<string, Way>> = {
  hand: (hand) => board({}, { A: { hand } }, 'play'),
  'the draw deck': (deck) => board({}, { A: { deck } }),
  discard: (discard) => board({}, { A: { discard } }),
  'out of play': (cards) => board({}, { A: { 'out-of-play': cards } }),
  'the point area': (cards) => board({}, { A: { 'point-area': cards } }),
  q: (q) => board({}, { A: { q } }),
  tent: (tent) => board({}, { A: { tent } }),
  tactics: (tactics) => board({}, { A: { tactics } }),
  'the table': (table) => board({}, { A: { table } }),
  'the table of who waits': (table) => board({}, { B: { table } }),
  'the table, face down': (cards) => board({}, { A: { table: cards.map((card) => ({ card, 'face-down': true })) } }),
  'under a mission': (seeds) => board({ seeds }),
  'on a mission': (on) => board({ on }),
  'on a ship': (on) => board({ A: { ships: [{ ...SHIP, on }] } }),
  'on somebody': (on) => board({ A: { planet: [{ card: 'Kes', on }] } }),
  'on a facility': (on) => board({ A: { facilities: [{ card: 'Kazon Outpost', on }] } }),
  'a ship': side('ships'),
  'a facility': side('facilities'),
  'on the planet': side('planet'),
  'in a crew': (cards) => board({ A: { ships: [{ ...SHIP, crew: ['Culluh', ...cards] }] } }),
  'among intruders': (intruders) => board({ A: { ships: [{ ...SHIP, intruders }] } }),
  docked: (docked) => board({ A: { facilities: [{ card: 'Kazon Outpost', docked }] } }),
  damage: (damage) => board({ A: { ships: [{ ...SHIP, damage }] } }),
  'a site': (sites) => board({ A: { facilities: [{ card: 'Nor', sites }] } }),
  under: (under) => board({ on: [{ card: 'Supernova', under }] }),
  'as missions': (cards) => ({ ...board({}), spaceline: cards.map((mission) => ({ mission, owner: 'A' })) }),
  'as places': (cards) => ({
    ...board({}),
    spaceline: [{ mission: 'Liberation', owner: 'A' }, ...cards.map((card) => ({ card, owner: 'A' }))],
  }),
  between: (between) => {
    const doc = board({});
    const [left, right] = doc.spaceline as object[];
    return { ...doc, spaceline: [left, { between }, right] };
  },
};

/** What the bench says of these; the whole group is asked about at once, and card by card where one of them cannot be there. */
function asked(way: Way, cards: readonly string[]): void {
  const { problem } = judge(JSON.stringify(way(cards)));
  if (problem === null) return;
  expect(problem.text.length, problem.text).toBeGreaterThan(20);
  if (cards.length === 1) return;
  const half = Math.ceil(cards.length / 2);
  asked(way, cards.slice(0, half));
  asked(way, cards.slice(half));
}

const complete = catalogue.cards.filter((d) => d.status === 'complete' && !d.facts.id.endsWith('-back'));
const types = [...new Set(complete.map((d) => d.facts.type))];
const AT_ONCE = 16;

it.each(types)('%s: in every place of a file', { timeout: 300_000 }, (type) => {
  const names = complete.filter((d) => d.facts.type === type).map(nameOf);
  expect(names.length).toBeGreaterThan(0);
  for (const [name, way] of Object.entries(WAYS)) {
    // where the first of a type cannot be, none of it can: each of them would be told the same
    const refused = judge(JSON.stringify(way([names[0]]))).problem;
    const some = refused?.text.includes(`is for`) ? names.slice(0, 3) : names;
    for (let i = 0; i < some.length; i += AT_ONCE) {
      try {
        asked(way, some.slice(i, i + AT_ONCE));
      } catch (e) {
        throw new Error(`${name}, ${some.slice(i, i + AT_ONCE).join(', ')}`, { cause: e });
      }
    }
  }
});
