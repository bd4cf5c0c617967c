/** Every kind of expectation: a file that is right about it, and one that is wrong. */
import { describe, it } from 'vitest';
import { decides, fails, isMalformed } from './testing.ts';

const TABLE = `
players:
  A: { hand: [Kes], points: 25, bonus: 5 }
spaceline:
  - mission: Liberation
    owner: A
    seeds: [Armus - Skin of Evil]
    A:
      planet: [Cavit, { card: Rollins, stopped: true }]
      ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Tuvok, Harry Kim], range-used: 3, damage: rotated }]
    B: { planet: [{ card: Maniz, owner: B }] }
  - { card: Barzan Wormhole, owner: A }
turn: { player: A, number: 5, segment: orders }
steps:
`;

describe('a value', () => {
  it.each([
    ['Cavit: { skills: { Leadership: 1 } }', 'Cavit: { skills: { Leadership: 2 } }', /has Leadership 1, expected 2/],
    [
      'U.S.S. Voyager: { range-used: 3, hull: 50 }',
      'U.S.S. Voyager: { range-used: 2 }',
      /has range-used 3, expected 2/,
    ],
    ['Liberation: { points: 30, span: 3 }', 'Liberation: { points: 35 }', /has points 30, expected 35/],
    ['Barzan Wormhole: { span: 2 }', 'Barzan Wormhole: { span: 1 }', /has span 2, expected 1/],
    ['Maniz: { affiliation: Kazon, strength: 8 }', 'Maniz: { strength: 9 }', /has strength 8, expected 9/],
  ])('%s', (right, wrong, message) => {
    decides(TABLE, `  - expect: { value: { ${right} } }`, `  - expect: { value: { ${wrong} } }`, message);
  });

  it('knows its words', () => {
    isMalformed(
      `${TABLE}  - expect: { value: { Cavit: { skills: { Cookery: 0 } } } }\n`,
      /no skill is called "Cookery"/,
    );
    isMalformed(`${TABLE}  - expect: { value: { Cavit: { wisdom: 1 } } }\n`, /value has no "wisdom"/);
  });
});

describe('the game', () => {
  it.each([
    ['points: { A: 25, B: 0 }', 'points: { A: 20 }', /A has 25 points/],
    ['bonus: { A: 5 }', 'bonus: { A: 0 }', /A has 5 bonus/],
    ['turn: { player: A, number: 5, segment: orders }', 'turn: { number: 6 }', /it is turn 5/],
    ['winner: none', 'winner: A', /the winner is none/],
    ['round: 90', 'round: 30', /a round has 90 minutes/],
    ['differential: { A: 25, B: -25 }', 'differential: { A: 0 }', /differential is 25/],
    ['sees-not: { B: [Kes, Cavit] }', 'sees: { B: [Kes] }', /B does not see Kes/],
    ['cards: { A: { hand: 1, table: 0 } }', 'cards: { A: { hand: 0 } }', /A has 1 cards in hand/],
    ['in: { Barzan Wormhole: on Barzan Wormhole }', 'in: { Kes: table }', /Kes is hand, expected table/],
  ])('%s', (right, wrong, message) => {
    decides(TABLE, `  - expect: { ${right} }`, `  - expect: { ${wrong} }`, message);
  });

  it('tells what is asked where something is not there, or not offered', () => {
    const asked = /A is asked ".*", offered: .*end-turn/;
    fails(`${TABLE}  - expect: { in: { Kes: table } }\n`, new RegExp(`Kes is hand, expected table; ${asked.source}`));
    fails(
      `${TABLE}  - expect: { offered: { A: { verb: play, card: Kes } } }\n`,
      new RegExp(`not offered to A.*; ${asked.source}`),
    );
    fails(
      `${TABLE}  - expect: { offered: { B: { verb: move, card: U.S.S. Voyager } } }\n`,
      new RegExp(`not offered to B.*; ${asked.source}`),
    );
  });

  it('has seed phases, with the player whose turn it is to seed', () => {
    decides(
      `
players: { A: { seeds: [Astral Eddy] }, B: { seeds: [Armus - Skin of Evil] } }
spaceline: [{ mission: Catalog Phenomena, owner: A }, { mission: Liberation, owner: B }]
turn: { player: A, segment: dilemma-phase }
steps:
  - A: { verb: seed, card: Astral Eddy, target: Catalog Phenomena }
`,
      '  - expect: { turn: { player: B, segment: dilemma-phase } }',
      '  - expect: { turn: { player: A } }',
      /it is B's turn/,
    );
  });

  it('may be over', () => {
    decides(
      `${TABLE}  - time-up: true\n`,
      '  - expect: { winner: A, result: modified-win, turn: { number: 5 } }',
      '  - expect: { winner: none }',
      /the winner is A, expected none/,
    );
    isMalformed(`${TABLE}  - expect: { winner: C }\n`, /a winner is A, B or none/);
  });
});

/** One line for each state: where it is so, what the card is called, and a card that is not so. */
describe('a state', () => {
  const states = `
players: { A: { solved: [Expose Plot], table: [{ card: Containment Field, face-down: true }] } }
spaceline:
  - mission: Liberation
    owner: A
    seeds: [Astral Eddy]
    A:
      planet: [{ card: Ayala, stasis: true }, { card: Boone Impersonator, exposed: true }, Cavit, Rollins]
      ships:
        - { card: Kazon Warship, crew: [Maniz, Halok, Rabek], carries: [Kazon Shuttle] }
        - { card: Delta Flyer, landed: true, crew: [Losarus] }
        - { card: Kazon Raider, cloaked: true, damage: rotated, crew: [Culluh, { card: Tom Paris, owner: B, captive: { held: brig } }] }
    B:
      planet:
        - { card: Kes, owner: A, captive: { held: brainwashed } }
        - { card: Neelix, owner: A, captive: { held: unattended } }
        - { card: Tuvok, owner: A, captive: { held: trap } }
        - { card: Harry Kim, owner: A, captive: true }
        - Giusti
      facilities: [{ card: Nor, uncontrolled: true }]
  - { mission: Expose Plot, owner: A }
  - { mission: Test Mission II, owner: A, flipped: true }
turn: { player: A, number: 3 }
steps:
`;

  it.each([
    ['stasis', 'Ayala', 'Rollins'],
    ['exposed', 'Boone Impersonator', 'Rollins'],
    ['uncontrolled', 'Nor', 'Kazon Raider'],
    ['flipped', 'Test Mission II', 'Expose Plot'],
    ['trapped', 'Tuvok', 'Kes'],
    ['brainwashed', 'Kes', 'Neelix'],
    ['unattended', 'Neelix', 'Kes'],
    ['escorted', 'Harry Kim', 'Tuvok'],
    ['in the Brig', 'Tom Paris', 'Tuvok'],
    ['captive', 'Tuvok', 'Giusti'],
    ['face-down', 'Containment Field', 'Rollins'],
    ['landed', 'Delta Flyer', 'Kazon Raider'],
    ['carried', 'Kazon Shuttle', 'Kazon Warship'],
    ['staffed', 'Kazon Warship', 'Kazon Shuttle'],
    ['house-arrest', 'Losarus', 'Culluh'],
    ['cloaked', 'Kazon Raider', 'Kazon Warship'],
    ['damaged', 'Kazon Raider', 'Kazon Warship'],
    ['solved', 'Expose Plot', 'Liberation'],
    ['disabled', 'Ayala', 'Rollins'],
    ['in-play', 'Rollins', 'Containment Field'],
  ])('%s', (word, yes, no) => {
    decides(
      states,
      `  - expect: { is: { ${yes}: [${word}] }, is-not: { ${no}: [${word}] } }`,
      `  - expect: { is: { ${no}: [${word}] } }`,
      new RegExp(`${no} is not ${word}`),
    );
    fails(`${states}  - expect: { is-not: { ${yes}: [${word}] } }\n`, new RegExp(`${yes} is ${word}`));
  });

  it('examined: when somebody has attempted it', () => {
    decides(
      `${states}  - A: { verb: attempt, target: Liberation, cards: [Cavit, Rollins] }\n`,
      '  - expect: { is: { Liberation: [examined] }, is-not: { Expose Plot: [examined] } }',
      '  - expect: { is-not: { Liberation: [examined] } }',
      /Liberation is examined/,
    );
  });
});
