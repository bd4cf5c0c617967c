/** When an expectation is judged, and for which of several copies it must hold. */
import { describe, it } from 'vitest';
import { decides, fails, passes } from './testing.ts';

/** Common Thief finds no equipment: B must pick somebody weak, and only Giusti is. */
const THIEF = `
spaceline:
  - mission: Liberation
    owner: A
    seeds: [Common Thief]
    A: { planet: [Giusti, Tuvok] }
steps:
  - A: { verb: attempt, target: Liberation, card: planet }
`;

describe('a closing expectation', () => {
  it('is judged once every choice with a single answer has been made', () => {
    decides(
      THIEF,
      '  - expect: { in: { Giusti: discard } }',
      '  - expect: { in: { Giusti: planet Liberation } }',
      /Giusti is discard, expected planet Liberation/,
    );
  });

  it('does not see a choice that was made', () => {
    decides(
      THIEF,
      '  - expect: { offered: { A: end-turn } }',
      '  - expect: { offered: { B: { pick: Giusti } } }',
      /not offered to B/,
    );
  });

  it('finds nothing "not offered" that was offered on the way', () => {
    decides(
      THIEF,
      '  - expect: { not-offered: { B: { pick: Tuvok } } }',
      '  - expect: { not-offered: { B: { pick: Giusti } } }',
      /offered to B, but should not be/,
    );
  });

  it('is judged at the same moment when several follow each other', () => {
    fails(
      `${THIEF}  - expect: { in: { Tuvok: planet Liberation } }\n  - expect: { in: { Giusti: planet Liberation } }\n`,
      /Giusti is discard/,
    );
  });

  it('passes through seed phases in which nobody has anything left', () => {
    decides(
      `
players: { A: { seeds: [Kazon Outpost] } }
spaceline: [{ mission: Kazon Conference, owner: A }]
turn: { player: A, segment: facility-phase }
steps:
  - A: { verb: seed, card: Kazon Outpost, target: Kazon Conference }
`,
      '  - expect: { turn: { player: A, segment: play } }',
      '  - expect: { turn: { segment: facility-phase } }',
      /the segment is play/,
    );
  });
});

describe('an expectation before a step', () => {
  it('is judged at the decision that the step answers', () => {
    passes(`${THIEF}  - expect: { in: { Giusti: planet Liberation } }\n  - B: { pick: Giusti }\n`);
    fails(`${THIEF}  - expect: { in: { Giusti: discard } }\n  - B: { pick: Giusti }\n`, /Giusti is planet Liberation/);
  });
});

/** One Ayala is stopped, the other is Non-Aligned and aboard. */
const TWO = `
spaceline:
  - mission: Liberation
    owner: A
    A:
      planet: [{ card: Ayala, stopped: true, affiliation: Federation }]
      ships: [{ card: Bothan Vessel, crew: ["Ayala [voy-114-b]"] }]
steps:
`;

describe('a name that several copies carry', () => {
  it.each([
    ['in: { Ayala: aboard Bothan Vessel }', 'in: { Ayala: hand }', /expected hand/],
    ['is: { Ayala: [stopped] }', 'is: { Ayala: [stopped, disabled] }', /Ayala is not disabled/],
    ['value: { Ayala: { affiliation: Non-Aligned } }', 'value: { Ayala: { affiliation: Kazon } }', /expected Kazon/],
    ['is-not: { Ayala: [disabled] }', 'is-not: { Ayala: [stopped] }', /Ayala is stopped/],
    ['controller: { Ayala: A }', 'controller: { Ayala: B }', /controlled by A/],
  ])('%s', (right, wrong, message) => {
    decides(TWO, `  - expect: { ${right} }`, `  - expect: { ${wrong} }`, message);
  });

  it('is seen if one of them is, and unseen if none is', () => {
    decides(
      `
spaceline:
  - { mission: Liberation, owner: A, A: { planet: [Ayala, Cavit] }, B: { planet: [Ayala] } }
steps:
`,
      '  - expect: { sees: { B: [Ayala] }, sees-not: { B: [Cavit, "A:Ayala"] } }',
      '  - expect: { sees-not: { B: [Ayala] } }',
      /B sees Ayala/,
    );
  });

  it('must have one copy that is everything at once', () => {
    fails(
      `
spaceline:
  - mission: Liberation
    owner: A
    A: { planet: [{ card: Ayala, stopped: true }, { card: Ayala, disabled: true }] }
steps:
  - expect: { is: { Ayala: [stopped, disabled] } }
`,
      /no Ayala is all of stopped, disabled/,
    );
  });

  it('is told apart by a printing', () => {
    decides(
      TWO,
      '  - expect: { value: { "Ayala [voy-114-b]": { affiliation: Non-Aligned } } }',
      '  - expect: { value: { "Ayala [voy-114]": { affiliation: Non-Aligned } } }',
      /has affiliation Federation/,
    );
  });
});
