/** What a file may say about the table, and that nothing is said in vain. */
import { describe, it } from 'vitest';
import { CONDITIONS } from './fitting.ts';
import { decides, fails, isMalformed, passes } from './testing.ts';

const at = (side: string, steps: string, more = ''): string =>
  `${more}
spaceline:
  - { mission: Liberation, owner: A, ${side} }
steps:
${steps}`;

describe('infiltrating', () => {
  it('puts the card into the affiliation of its icon', () => {
    decides(
      at('B: { planet: [Keogh] }, A: { planet: [{ card: Leyton Founder, infiltrating: true }] }', ''),
      '  - expect: { is: { Leyton Founder: [infiltrating] }, value: { Leyton Founder: { affiliation: Federation } } }',
      '  - expect: { value: { Leyton Founder: { affiliation: Dominion } } }',
      /has affiliation Federation, expected Dominion/,
    );
  });

  it('does so in a crew of the other player, too', () => {
    decides(
      at(
        'B: { ships: [{ card: U.S.S. Odyssey, crew: [Keogh, { card: Boone Impersonator, owner: A, infiltrating: true }] }] }',
        '',
      ),
      '  - expect: { controller: { Boone Impersonator: A }, value: { Boone Impersonator: { affiliation: Federation } } }',
      '  - expect: { is: { Boone Impersonator: [house-arrest] } }',
      /is not house-arrest/,
    );
  });
});

describe('a card of several affiliations whose mode is left open', () => {
  const is = (card: string, affiliation: string) =>
    `  - expect: { value: { ${card}: { affiliation: ${affiliation} } } }`;
  const station = (name: string, here: string, more = '') =>
    at(`A: { facilities: [{ card: ${name}, sites: [{ card: Ops, here: [${here}] }, Docking Pylons]${more} }] }`, '');

  it('fits the station at whose site it stands', () => {
    decides(
      station('Deep Space 9', 'Tora Ziyal, Ro Laren'),
      '  - expect: { value: { Tora Ziyal: { affiliation: Bajoran } }, is-not: { Tora Ziyal: [house-arrest] } }',
      is('Tora Ziyal', 'Cardassian'),
      /affiliation Bajoran/,
    );
    decides(
      station('Terok Nor', 'Tora Ziyal'),
      is('Tora Ziyal', 'Cardassian'),
      is('Tora Ziyal', 'Bajoran'),
      /Cardassian/,
    );
  });

  it('fits its company where the other player holds the station', () => {
    const visit = at(
      'A: {}, B: { facilities: [{ card: Terok Nor, sites: [{ card: Ops, here: [{ card: Rom, owner: A }, { card: Kira Nerys, owner: A }] }] }] }',
      '',
    );
    decides(visit, is('Rom', 'Bajoran'), is('Rom', 'Ferengi'), /affiliation Bajoran/);
  });

  it('fits its crew, and the facility where it is docked, if it is a ship', () => {
    const ship = (crew: string) => at(`A: { ships: [{ card: "Cha'Joh", crew: [${crew}] }] }`, '');
    decides(ship('Kang, Koloth'), is("Cha'Joh", 'Klingon'), is("Cha'Joh", 'Romulan'), /affiliation Klingon/);
    passes(`${ship('Tomalak')}${is("Cha'Joh", 'Romulan')}`);
    passes(
      `${at(`A: { facilities: [{ card: Klingon Outpost, docked: ["Cha'Joh"] }] }`, '')}${is("Cha'Joh", 'Klingon')}`,
    );
  });
});

describe('a location that is no mission', () => {
  const line = (entries: string[]) =>
    `
spaceline:
${entries.map((e) => `  - ${e}`).join('\n')}
steps:
`;
  const wormhole = '{ card: Barzan Wormhole, owner: A }';
  const delta =
    '{ mission: Liberation, owner: A, A: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Tuvok, Harry Kim, Chakotay] }] } }';

  it('stands in the quadrant of its neighbours', () => {
    decides(
      line([delta, wormhole]),
      '  - expect: { offered: { A: { verb: move, card: U.S.S. Voyager, to: Barzan Wormhole } } }',
      '  - expect: { not-offered: { A: { verb: move, card: U.S.S. Voyager, to: Barzan Wormhole } } }',
      /offered to A, but should not be/,
    );
    // at the left end: the quadrant of the mission to its right
    decides(
      line([wormhole, delta, '{ mission: Archanis Dispute, owner: A }']),
      '  - expect: { offered: { A: { verb: move, card: U.S.S. Voyager, to: Barzan Wormhole } } }',
      '  - expect: { offered: { A: { verb: move, card: U.S.S. Voyager, to: Archanis Dispute } } }',
      /not offered to A/,
    );
  });

  it('stands in the Alpha Quadrant among its missions', () => {
    fails(
      `${line([delta, '{ mission: Archanis Dispute, owner: A }', wormhole])}  - expect: { offered: { A: { verb: move, card: U.S.S. Voyager, to: Barzan Wormhole } } }\n`,
      /not offered to A/,
    );
  });
});

describe('a solved mission', () => {
  const table = (solved: string) =>
    `
players: { A: { solved: [${solved}], points: 30 } }
spaceline:
  - { mission: Liberation, owner: A, also: [Liberation], A: { planet: [Cavit, Rollins] } }
  - { mission: Expose Plot, owner: A }
steps:
`;

  it('is solved, for both copies, and adds nothing to the score', () => {
    decides(
      table('Liberation'),
      `  - expect:
      is: { "A:Liberation": [solved], "B:Liberation": [solved] }
      points: { A: 30 }
      not-offered: { A: { verb: attempt, target: Liberation, because: R-8.19 } }`,
      '  - expect: { is-not: { Liberation: [solved] } }',
      /Liberation is solved/,
    );
  });

  it('must stand on the spaceline', () => {
    isMalformed(`${table('Kes')}  - A: end-turn\n`, /"Kes" does not stand on the spaceline/);
    isMalformed(
      at('A: { planet: [{ card: Kes, solved: true }] }', '  - A: end-turn\n'),
      /a card has no "solved"; expected one of card/,
    );
  });
});

/** A card that each condition fits, one that it does not fit, and what is said of that. */
const FITTING: Readonly<Record<string, readonly [fits: string, not: string, instead: RegExp, string?]>> = {
  stopped: [
    'A: { planet: [{ card: Kes, stopped: true }] }',
    'on: [{ card: Supernova, stopped: true }]',
    /leave it out/,
  ],
  disabled: ['A: { planet: [{ card: Kes, disabled: true }] }', 'on: [{ card: Supernova, disabled: true }]', /leave it/],
  stasis: ['A: { planet: [{ card: Kes, stasis: true }] }', 'on: [{ card: Supernova, stasis: true }]', /leave it out/],
  cloaked: [
    'A: { planet: [{ card: Kes, cloaked: true }] }',
    'on: [{ card: Supernova, cloaked: true }]',
    /leave it out/,
  ],
  phased: ['A: { ships: [{ card: Apnex, phased: true }] }', 'on: [{ card: Supernova, phased: true }]', /leave it out/],
  deactivated: [
    'A: { planet: [{ card: The Doctor, deactivated: true }] }',
    'A: { planet: [{ card: Kes, deactivated: true }] }',
    /holograms, not for Kes.*"disabled"/,
  ],
  infiltrating: [
    'A: { planet: [{ card: Leyton Founder, infiltrating: true }] }',
    'A: { planet: [{ card: Kes, infiltrating: true }] }',
    /infiltration icon.*intruder/,
  ],
  exposed: [
    'A: { planet: [{ card: Boone Impersonator, exposed: true }] }',
    'A: { planet: [{ card: Kes, exposed: true }] }',
    /infiltration icon/,
  ],
  'face-down': [
    'on: [{ card: Mission Debriefing, face-down: true }]',
    'A: { planet: [{ card: Kes, face-down: true }] }',
    /hidden agendas.* a seed, or in a hand/,
  ],
  captive: [
    'A: { planet: [{ card: Kes, captive: true }] }',
    'A: { ships: [{ card: Kazon Raider, captive: true }] }',
    /people, not for Kazon Raider.*new controller/,
  ],
  countdown: [
    'A: { ships: [{ card: Kazon Raider, on: [{ card: The Swarm, countdown: 2 }] }] }',
    'A: { planet: [{ card: Kes, countdown: 2 }] }',
    /countdown icon, not for Kes.*the card that counts/,
  ],
  damage: [
    'A: { ships: [{ card: Kazon Raider, damage: rotated }] }',
    'A: { planet: [{ card: Kes, damage: rotated }] }',
    /people are "stopped"/,
  ],
  'range-used': [
    'A: { ships: [{ card: Kazon Raider, range-used: 2 }] }',
    'A: { planet: [{ card: Kes, range-used: 2 }] }',
    /ships, not for Kes/,
  ],
  landed: [
    'A: { ships: [{ card: Delta Flyer, landed: true }] }',
    'A: { planet: [{ card: Kes, landed: true }] }',
    /stands under "planet"/,
  ],
  uncontrolled: [
    'A: { facilities: [{ card: Nor, uncontrolled: true }] }',
    'A: { ships: [{ card: Kazon Raider, uncontrolled: true }] }',
    /the side on which/,
  ],
  crew: [
    'A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }',
    'A: { planet: [{ card: Kazon Disruptor Rifle, crew: [Maniz] }] }',
    /not for Kazon Disruptor Rifle \(Equipment\); people who are together/,
  ],
  aboard: [
    'A: { facilities: [{ card: Kazon Outpost, aboard: [Maniz] }] }',
    'A: { planet: [{ card: Kes, aboard: [Neelix] }] }',
    /not for Kes/,
  ],
  intruders: [
    'A: { ships: [{ card: Kazon Raider, intruders: [Kes] }] }',
    'A: { planet: [{ card: Kes, intruders: [Maniz] }] }',
    /not for Kes/,
  ],
  carries: [
    'A: { ships: [{ card: Kazon Warship, carries: [Kazon Shuttle] }] }',
    'A: { facilities: [{ card: Kazon Outpost, carries: [Kazon Shuttle] }] }',
    /ships at a facility are "docked"/,
  ],
  docked: [
    'A: { facilities: [{ card: Kazon Outpost, docked: [Kazon Raider] }] }',
    'A: { ships: [{ card: Kazon Raider, docked: [Kazon Shuttle] }] }',
    /"carries"/,
  ],
  sites: [
    'A: { facilities: [{ card: Nor, sites: [Ops] }] }',
    'A: { facilities: [{ card: Kazon Outpost, sites: [Ops] }] }',
    /stations, not for Kazon Outpost/,
  ],
  here: [
    'A: { facilities: [{ card: Nor, sites: [{ card: Ops, here: [Macet] }] }] }',
    'A: { facilities: [{ card: Kazon Outpost, here: [Kes] }] }',
    /"aboard"/,
  ],
  seeds: [
    'A: { facilities: [{ card: Nor, seeds: [Armus - Skin of Evil] }] }',
    'A: { ships: [{ card: Kazon Raider, seeds: [Armus - Skin of Evil] }] }',
    /lie under a location/,
  ],
  assimilated: [
    'B: { planet: [{ card: Kes, owner: A, assimilated: true }] }',
    'A: { ships: [{ card: Kazon Raider, assimilated: true }] }',
    /people, not for Kazon Raider/,
  ],
  scouted: [
    'A: { ships: [{ card: Kazon Raider, scouted: true }] }',
    'A: { planet: [{ card: Kes, scouted: true }] }',
    /leave it out/,
  ],
  target: [
    'B: {}',
    'A: { planet: [{ card: Kes, target: Liberation }] }',
    /not for Kes.*under "on"/,
    'players: { A: { table: [{ card: Assimilate Planet, target: Liberation }] } }',
  ],
  under: [
    'on: [{ card: Supernova, under: [Kes] }]',
    'A: { facilities: [{ card: Kazon Outpost, under: [Kes] }] }',
    /"seeds"/,
  ],
};

describe('what is said of a card', () => {
  it.each(Object.keys(CONDITIONS))('%s fits some and is refused of others, with what to write instead', (key) => {
    const [fits, not, instead, more] = FITTING[key];
    passes(at(fits, '  - A: end-turn\n', more));
    isMalformed(at(not, '  - A: end-turn\n'), new RegExp(`"${key}" is not honoured here.*${instead.source}`));
  });

  it.each([
    ['a person in a ship’s place', 'A: { ships: [Kes] }', /"ships" is for ships, not for Kes.*"crew"/],
    ['a ship in a facility’s place', 'A: { facilities: [Kazon Raider] }', /"facilities" is for facilities/],
    ['a docked facility', 'A: { facilities: [{ card: Nor, docked: [Kazon Outpost] }] }', /"docked" is for ships/],
    [
      'a person in a bay',
      'A: { ships: [{ card: Kazon Warship, carries: [Maniz] }] }',
      /"carries" is for ships.*"crew"/,
    ],
    ['an event in a crew', 'A: { ships: [{ card: Kazon Raider, crew: [Supernova] }] }', /"crew" is for people.*"on"/],
    ['a mission on a planet', 'A: { planet: [Expose Plot] }', /"planet" is for people/],
    ['a person on a ship', 'A: { ships: [{ card: Kazon Raider, on: [Maniz] }] }', /"on" is for cards that are played/],
    ['damage by a person', 'A: { ships: [{ card: Kazon Raider, damage: [Maniz] }] }', /"damage" is for Tactics/],
    ['a person as a site', 'A: { facilities: [{ card: Nor, sites: [Macet] }] }', /"sites" is for sites.*"here"/],
    ['a second copy that is none', 'also: [Kes]', /"also" is for missions, not for Kes/],
    [
      'a landed ship that is docked',
      'A: { facilities: [{ card: Kazon Outpost, docked: [{ ship: Kazon Shuttle, landed: true }] }] }',
      /"landed" is not honoured in "docked"; a landed ship stands/,
    ],
    [
      'a captive of the own side',
      'A: { planet: [{ card: Kes, captive: { of: A } }] }',
      /nobody is the captive of the own/,
    ],
  ])('%s is refused', (_, side, message) => {
    isMalformed(at(side, '  - A: end-turn\n'), message);
  });
});

describe('a key that is not honoured is an error', () => {
  it.each([
    ['memo', 'A: { planet: [{ card: Kes, memo: 3 }] }', /a card has no "memo"/],
    ['a stopped seed', 'seeds: [{ card: Kes, stopped: true }]', /"stopped" is not honoured in "seeds"/],
    ['two titles', 'A: { ships: [{ card: Kazon Raider, ship: Kazon Shuttle }] }', /a card has one title/],
    ['no flip side', 'A: { planet: [{ card: Kes, flipped: true }] }', /Kes has no other face/],
    ['a trap that is none', 'A: { planet: [{ card: Kes, captive: { held: brig, by: Ilia } }] }', /"by" names the trap/],
  ])('%s', (_, side, message) => {
    isMalformed(at(side, '  - A: end-turn\n'), message);
  });

  it.each([
    [
      'between, at an end',
      'spaceline: [{ mission: Liberation }, { between: [Q-Net] }]',
      /lies "between" two locations/,
    ],
    [
      'a stopped card in hand',
      'players: { A: { hand: [{ card: Kes, stopped: true }] } }',
      /"stopped" is not honoured in "hand"/,
    ],
    ["another's card in hand", 'players: { A: { hand: [{ card: Kes, owner: B }] } }', /own cards \(R-5.20\)/],
    ['bonus in words', 'players: { A: { bonus: many } }', /bonus must be a number/],
    ['two cards at one place', 'spaceline: [{ mission: Liberation, card: Barzan Wormhole }]', /not both/],
    ['a person as a location', 'spaceline: [{ card: Kes }]', /"card" is for cards that are a location.*on a side/],
    ['a person on the table', 'players: { A: { table: [Kes] } }', /"table" is for cards.*"spaceline"/],
    ['a person among the Tactics', 'players: { A: { tactics: [Kes] } }', /"tactics" is for Tactics/],
    [
      'a dilemma among the missions',
      'players: { A: { missions: [Armus - Skin of Evil] } }',
      /"missions" is for missions/,
    ],
    ['a root key', 'player: {}', /a scenario has no "player"/],
  ])('%s', (_, table, message) => {
    isMalformed(`${table}\nsteps: []\n`, message);
  });

  it('but a key that says nothing is none', () => {
    passes(at('A: { planet: [{ card: Kes, crew: [], landed: false, captive: }] }', '  - A: end-turn\n'));
  });
});

describe('names of cards', () => {
  it('may be ship: or facility:, a printing, several copies, in any order of copy and set', () => {
    passes(
      at(
        'A: { facilities: [{ facility: Kazon Outpost, docked: [{ ship: Kazon Raider, crew: [Maniz] }] }], planet: ["Ayala [voy-114-b]", Kes x2] }',
        `  - expect:
      is: { Kazon Raider: [docked] }
      in: { "Kes#2": planet Liberation, "Kes [voy]#1": planet Liberation, "Kes#2 [voy]": planet Liberation, "A:Ayala [voy]": planet Liberation }
`,
      ),
    );
  });

  it('that the catalogue does not have are told with what is close', () => {
    isMalformed(at('A: { planet: [Kess] }', '  - A: end-turn\n'), /no card "Kess"; did you mean Kes/);
    isMalformed(at('A: { planet: ["Kes [bog]"] }', '  - A: end-turn\n'), /no card "Kes \[bog\]"; it has .*Kes \[voy-/);
  });
});

describe('a card with two faces', () => {
  it('shows its back where its own id is given, or the mission is written as a card', () => {
    passes(`
spaceline:
  - { mission: "Test Mission II [ep-021-back]", owner: A }
  - mission: { card: Excavation II, owner: B, flipped: true }
  - mission: Study Plasma Storm
    A: { facilities: ["Empok Nor [dom-empok-nor-back]"] }
steps:
  - expect:
      is: { Test Mission II: [flipped], Excavation II: [flipped], "Excavation II [ep-014]": [flipped], Empok Nor: [flipped] }
      controller: { Excavation II: B }
`);
  });

  it('says its owner once', () => {
    isMalformed(
      'spaceline: [{ mission: { card: Excavation II, owner: B }, owner: A }]\nsteps: []\n',
      /"owner" is said twice/,
    );
  });
});

describe('a Nor', () => {
  const nor = (said: string, sites: string) => `
spaceline:
  - mission: Acquire Illicit Explosives
    A: { facilities: [{ card: Terok Nor, ${said}, sites: [${sites}] }] }
steps:
`;
  const docked = 'docked: [{ ship: Galor, crew: [Dukat] }]';

  it('has ships at the docking site that takes them', () => {
    passes(
      `${nor(docked, 'Ops, Docking Ports, Docking Pylons')}  - A: { verb: walk, cards: [Dukat], to: Docking Pylons }\n  - expect: { is: { Galor: [docked] }, in: { Dukat: aboard Docking Pylons } }\n`,
    );
    isMalformed(`${nor(docked, 'Ops, Docking Pads')}  - A: end-turn\n`, /no site of Terok Nor takes Galor/);
    isMalformed(
      `${nor('aboard: []', '{ card: Ops, docked: [Galor] }')}  - A: end-turn\n`,
      /no ship docks at Ops; the docking sites are/,
    );
  });

  it('has people at its sites alone', () => {
    passes(`${nor('aboard: [Damar]', 'Ops')}  - expect: { in: { Damar: aboard Ops } }\n`);
    isMalformed(`${nor('aboard: [Damar]', 'Ops, Docking Ports')}  - A: end-turn\n`, /say at which of its sites, Ops/);
    isMalformed(`${nor('aboard: [Damar]', '')}  - A: end-turn\n`, /no inside but its sites .*: give it "sites"/);
  });
});

describe('ships and stations', () => {
  it('carry, land and stand under attack as the file says', () => {
    decides(
      at(
        'A: { ships: [{ card: Kazon Warship, crew: [Maniz], carries: [{ card: Kazon Shuttle, crew: [Halok], range-used: 2 }] }, { card: Delta Flyer, landed: true }] }',
        '',
      ),
      `  - expect:
      is: { Kazon Shuttle: [carried], Delta Flyer: [landed] }
      in: { Halok: aboard Kazon Shuttle, Kazon Shuttle: aboard Kazon Warship, Delta Flyer: planet Liberation }
      value: { Kazon Shuttle: { range-used: 2 } }`,
      '  - expect: { in: { Halok: aboard Kazon Warship } }',
      /Halok is aboard Kazon Shuttle/,
    );
  });

  it('have sites with people, ships docked at a site, seeds beneath, and nobody in charge', () => {
    decides(
      at(
        'B: { facilities: [{ card: Nor, uncontrolled: true, seeds: [Armus - Skin of Evil], sites: [{ card: Ops, here: [Macet] }, { card: Docking Pylons, docked: [{ ship: Galor, crew: [Daro] }] }] }] }',
        '',
      ),
      `  - expect:
      is: { Nor: [uncontrolled], Galor: [docked] }
      in: { Macet: aboard Ops, Armus - Skin of Evil: under Nor, Daro: aboard Galor }`,
      '  - expect: { in: { Macet: aboard Docking Pylons } }',
      /Macet is aboard Ops/,
    );
    passes(
      at(
        'B: { facilities: [{ card: Nor, sites: [{ card: Ops, here: [Macet] }] }] }',
        '  - expect: { in: { Macet: aboard Nor } }\n',
      ),
    );
  });
});

describe('captives', () => {
  it('are captive: true, escorted by the other player', () => {
    decides(
      at('B: { planet: [Maniz, { card: Kes, owner: A, captive: true }] }', ''),
      '  - expect: { is: { Kes: [captive, escorted] }, controller: { Kes: B } }',
      '  - expect: { is: { Kes: [trapped] } }',
      /Kes is not trapped/,
    );
    passes(
      at(
        'A: { planet: [{ card: Kes, captive: true }] }, B: { planet: [Maniz] }',
        '  - expect: { controller: { Kes: B } }\n',
      ),
    );
  });
});

describe('players', () => {
  const players = `
players:
  A: { points: 15, bonus: 5, out-of-play: [Kes], point-area: [Neelix, { card: Subspace Fracture, owner: B }], q: [Penalty Box], tent: [], deck: [Tuvok] }
spaceline: [{ mission: Liberation, owner: A }]
steps:
`;
  it('have points, bonus, an out-of-play pile, a point area and side decks', () => {
    decides(
      players,
      `  - expect:
      points: { A: 15, B: 0 }
      bonus: { A: 5 }
      in: { Kes: out-of-play, Subspace Fracture: points, Penalty Box: side-deck, Tuvok: deck top }
      cards: { A: { points: 2, out-of-play: 1, side-deck: 1, deck: 1, hand: 0, table: 0 }, B: { points: 0, deck: 10 } }`,
      '  - expect: { cards: { B: { points: 1 } } }',
      /B has 0 cards in points/,
    );
  });
});

describe('a sealed event', () => {
  const event = (sealed: string) => `format: warp-speed\nsealed: { ${sealed} }\nsteps:\n`;

  it('deals what the file says', () => {
    decides(
      event('starters: 1, packs: [voyager-booster]'),
      '  - expect: { minutes: 30, packs: [[voyager-starter, voyager-booster]] }',
      '  - expect: { packs: [[voyager-starter]] }',
      /packs are \[\["voyager-starter","voyager-booster"\]\]/,
    );
  });

  it.each([
    ['packs: [chewing-gum]', /no product "chewing-gum"/],
    ['starters: many', /starters is the number of players/],
    ['boxes: [A], packs: [voyager-booster]', /"packs" is not honoured beside boxes/],
    ['decks: 2', /a sealed event has no "decks"/],
  ])('refuses %s', (sealed, message) => {
    isMalformed(`${event(sealed)}  - expect: { minutes: 30 }\n`, message);
  });
});

describe('a deck', () => {
  it('is legal or not, and breaks at least the rules that the file names', () => {
    decides(
      'deck: { missions: [Liberation], draw: [Maniz x10] }\nsteps:\n',
      '  - expect: { legal: false, problems: [R-2.1] }',
      '  - expect: { legal: true }',
      /the deck is not legal/,
    );
    fails(
      'deck: { missions: [Liberation], draw: [Maniz x10] }\nsteps:\n  - expect: { problems: [R-1.17] }\n',
      /not broken/,
    );
  });
});

describe('damage: rotated', () => {
  /** Whose turn it is, and which. */
  const docked = (turn: string, ends: string): string => `
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { facilities: [{ card: Kazon Outpost, docked: [{ ship: Kazon Raider, damage: rotated, crew: [Narret] }] }] }
turn: { player: ${turn} }
steps:
${[...ends].map((who) => `  - ${who}: end-turn\n`).join('')}`;

  it('takes two turns of its player to repair, counted from where the file begins, whatever the number of the turn', () => {
    const damaged = '  - expect: { is: { Kazon Raider: [damaged] } }\n';
    const sound = '  - expect: { is-not: { Kazon Raider: [damaged] } }\n';
    for (const turn of ['A', 'A, number: 3', 'A, number: 9']) {
      passes(docked(turn, 'AB') + damaged);
      passes(docked(turn, 'ABA') + sound);
    }
    for (const turn of ['B, number: 2', 'B, number: 8']) {
      passes(docked(turn, 'BAB') + damaged);
      passes(docked(turn, 'BABA') + sound);
    }
  });
});

describe('what an objective is aimed at', () => {
  const table = (card: string, spaceline: string): string =>
    `players: { A: { table: [${card}] } }\nspaceline:\n${spaceline}\nsteps:\n  - A: end-turn\n`;
  const two = '  - { mission: Avert Disaster, owner: A }\n  - { mission: Betazed Invasion, owner: A }';

  it('is said, or is the only thing that it could be', () => {
    passes(table('{ card: Assimilate Planet, target: Avert Disaster }', two));
    passes(table('Assimilate Planet', '  - { mission: Avert Disaster, owner: A }'));
  });

  it('is asked for, in a sentence, where it could be several things or none', () => {
    isMalformed(table('Assimilate Planet', two), /say which as its "target", as Avert Disaster, Betazed Invasion/);
    isMalformed(
      table('Assimilate Planet', '  - { mission: Catalog Phenomena, owner: A }'),
      /there is none on this table/,
    );
    isMalformed(table('{ card: Assimilate Planet, target: Neelix }', two), /no "Neelix" on this table/);
  });
});

describe('who controls a card', () => {
  it('may be said of any, and goes for all that is in it', () => {
    decides(
      at(
        'B: { facilities: [{ card: Nor, sites: [{ card: Docking Pylons, docked: [{ ship: Galor, controller: A, crew: [Daro] }] }] }] }',
        '',
      ),
      '  - expect: { controller: { Galor: A, Daro: A, Nor: B }, is: { Galor: [docked] } }',
      '  - expect: { controller: { Daro: B } }',
      /Daro/,
    );
    isMalformed(
      at('A: { ships: [{ card: Galor, controller: C }] }', '  - A: end-turn\n'),
      /a controller is A or B, not "C"/,
    );
  });

  it('may be the other player of a pod, whose people are its controller’s', () => {
    passes(
      at(
        'on: [{ card: Escape Pod, owner: A, controller: B, aboard: [Maniz] }]',
        '  - expect: { controller: { Escape Pod: B, Maniz: B }, in: { Maniz: aboard Escape Pod } }',
      ),
    );
  });
});

describe('what players have learnt of a place', () => {
  it('is said of the location', () => {
    passes(
      at(
        'solved: B, examined: [A, B], scouted: A, barred: A',
        '  - expect: { is: { Liberation: [solved, examined by A, examined by B, scouted] } }',
      ),
    );
    isMalformed(at('examined: C', '  - A: end-turn\n'), /"examined" is by A, by B or by \[A, B\]/);
  });
});
