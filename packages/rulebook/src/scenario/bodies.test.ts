/** Cards without a definition: of use as bodies, and as nothing else. */
import type { CardDef } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { lacksText } from './bodies.ts';
import { scenarioCatalogue } from './runner.ts';
import { bodiesOf, fails, passes } from './testing.ts';

/** Some card without a definition: whichever is left. */
const without = (test: (d: CardDef) => boolean): string =>
  scenarioCatalogue().defs.find(
    (d) => lacksText(d) && !/[^\w ]/.test(d.title) && scenarioCatalogue().byTitle(d.title).length === 1 && test(d),
  )!.title;
const EVENT = without((d) => d.facts.type === 'Event' && d.icons.size === 0 && !d.facts.q);
const PERSON = without((d) => d.personnel && d.facts.downloads === undefined);
const DILEMMA = without((d) => d.dilemma && d.facts.where === 'planet' && d.icons.size === 0 && !d.facts.q);
const RIDDLE = without(({ facts, mission }) => {
  const special = facts.requirement !== undefined && 'special' in facts.requirement;
  return mission && facts.where === 'planet' && special && facts.missionAffiliations!.includes('Federation');
});
const LETHEAN = 'Lethean Telepathic Attack';

const meeting = (dilemma: string) => `
spaceline:
  - { mission: Liberation, owner: A, seeds: [${dilemma}], A: { planet: [Cavit, Rollins] } }
steps:
  - A: { verb: attempt, target: Liberation, card: planet }
  - expect: { points: { A: 30 } }
`;

describe('a scenario that relies on the text of a card without a definition fails, and says so', () => {
  const relies = (title: string) => new RegExp(`relies on the text of ${title}.*facts-only`);

  it('a dilemma that is met', () => {
    fails(meeting(DILEMMA), relies(DILEMMA));
  });

  it('an event that lies there and that nobody speaks of', () => {
    const table = (cards: string) => `
players: { B: { table: [${cards}] } }
spaceline: [{ mission: Liberation, owner: A }]
steps:
  - A: end-turn
  - expect: { turn: { player: B } }
`;
    passes(table(''));
    fails(table(EVENT), relies(EVENT));
  });

  it('an event that is not offered', () => {
    fails(
      `
players: { A: { hand: [${EVENT}] } }
spaceline: [{ mission: Liberation, owner: A }]
turn: { player: A, segment: play }
steps:
  - expect: { not-offered: { A: { verb: play, card: ${EVENT} } } }
`,
      relies(EVENT),
    );
  });

  it('a text that is not to be used', () => {
    fails(
      `
spaceline: [{ mission: Liberation, owner: A, A: { planet: [${PERSON}] } }]
steps:
  - expect: { not-offered: { A: { verb: use, card: ${PERSON} } } }
`,
      relies(PERSON),
    );
  });

  it('a mission whose requirements nobody knows', () => {
    fails(
      `
spaceline: [{ mission: ${RIDDLE}, owner: A, A: { planet: [Cavit] } }]
steps:
  - A: { verb: attempt, target: ${RIDDLE}, card: planet }
  - expect: { points: { A: 0 } }
`,
      relies(RIDDLE),
    );
  });

  it('a step that only its text could offer', () => {
    fails(
      `
players: { A: { hand: [${EVENT}] } }
spaceline: [{ mission: Liberation, owner: A }]
turn: { player: A, segment: play }
steps:
  - A: { verb: play, card: ${EVENT} }
`,
      new RegExp(`no option matches.*no definition in Spaceline yet: ${EVENT}`),
    );
  });
});

describe('a card that is there as a body only is listed', () => {
  it('one that lies under a mission or in a deck', () => {
    const file = `
players: { A: { deck: [${EVENT}] } }
spaceline: [{ mission: Liberation, owner: A, seeds: [${DILEMMA}], A: { planet: [${PERSON}] } }]
steps:
  - expect: { in: { ${DILEMMA}: under Liberation } }
`;
    passes(file);
    expect(bodiesOf(file)).toEqual([DILEMMA, PERSON, EVENT].sort());
  });

  it('one that is nullified', () => {
    const file = `
spaceline:
  - { mission: Betazed Invasion, owner: A, seeds: [${LETHEAN}], A: { planet: [Soto, Eris] } }
steps:
  - A: { verb: attempt, target: Betazed Invasion, card: planet }
  - A: { verb: use, card: Soto }
  - expect: { in: { ${LETHEAN}: discard } }
`;
    passes(file);
    expect(bodiesOf(file)).toEqual([LETHEAN]);
  });

  it('one whose name another card looks for', () => {
    passes(`
players: { A: { hand: [Borg Outpost] } }
spaceline:
  - { mission: Liberation, owner: A, on: [Assimilate Planet], A: { planet: [Nine of Twelve] } }
turn: { player: A, number: 3, segment: play }
steps:
  - A: { verb: play, card: Borg Outpost, target: Liberation }
  - expect: { in: { Borg Outpost: at Liberation } }
`);
  });

  it('and no card that has a definition', () => {
    expect(bodiesOf(meeting('Armus - Skin of Evil'))).toEqual([]);
  });
});

describe('a card without a definition that is only mentioned', () => {
  const table = (on: string, planet: string, steps: string) => `
spaceline:
  - mission: Excavation
    owner: A
    on: [${on}]
    A: { planet: [${planet}], ships: [{ card: U.S.S. Voyager, crew: [Tuvok] }] }
turn: { player: A, number: 3 }
steps:
${steps}`;

  it('acts no more than one that is not', () => {
    const beamed = '  - A: { verb: beam, cards: [Tuvok], from: U.S.S. Voyager, to: planet }';
    const there = '  - expect: { in: { Tuvok: planet Excavation, Klingon Civil War: on Excavation } }';
    fails(table('Klingon Civil War', '', `${beamed}\n${there}`), /relies on the text of Klingon Civil War/);
  });

  it('is no equipment for those whose numbers are counted', () => {
    const value = '  - expect: { value: { Kang: { strength: 8 } } }';
    fails(table('', 'Kang, Mirror Dagger', value), /relies on the text of Mirror Dagger/);
    passes(table('', 'Kang', value));
  });

  it('nor for a ship that is not to fly so far', () => {
    const flying = (crew: string) => `
spaceline:
  - mission: Excavation
    owner: A
    A: { ships: [{ card: U.S.S. Voyager, range-used: 8, crew: [Tuvok, Kathryn Janeway${crew}] }] }
  - { mission: Archanis Dispute, owner: A }
turn: { player: A, number: 3 }
steps:
  - expect: { not-offered: { A: { verb: move, card: U.S.S. Voyager, to: Archanis Dispute } } }
`;
    passes(flying(''));
    fails(flying(', Borg Data Node'), /relies on the text of Borg Data Node/);
  });

  it('nor is a ship whose staffing only her text knows', () => {
    const living = (expected: string) => `
spaceline:
  - { mission: Excavation, owner: A, A: { ships: [{ card: Gomtuu, crew: [Kes] }] } }
  - { mission: Archanis Dispute, owner: A }
turn: { player: A, number: 3 }
steps:
  - expect: { ${expected} }
`;
    fails(
      living('not-offered: { A: { verb: move, card: Gomtuu, to: Archanis Dispute } }'),
      /relies on the text of Gomtuu/,
    );
    fails(living('is-not: { Gomtuu: [staffed] }'), /relies on the text of Gomtuu/);
  });

  it('nor when it was carried there', () => {
    const aboard = (counted: string) => `
spaceline:
  - mission: Excavation
    owner: A
    A: { planet: [Kang], ships: [{ card: U.S.S. Voyager, crew: [Tuvok, Mirror Dagger] }] }
turn: { player: A, number: 3 }
steps:
  - A: { verb: beam, cards: [Mirror Dagger], from: U.S.S. Voyager, to: planet }
  - expect: { in: { Mirror Dagger: planet Excavation }${counted} }
`;
    passes(aboard(''));
    passes(aboard(', value: { Tuvok: { strength: 9 } }'));
    fails(aboard(', value: { Kang: { strength: 8 } }'), /relies on the text of Mirror Dagger/);
  });
});
