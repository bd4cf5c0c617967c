/** How a step finds the option that it means. */
import { GameEvent, locationSpot, Option, planetSpot } from '@spaceline/engine';
import { describe, expect, it } from 'vitest';
import { Matcher, parseWanted } from './match.ts';
import { parseScenario } from './run.ts';
import { rulesFor } from './runner.ts';
import { TableBuilder } from './table.ts';
import { decides, fails, isMalformed, passes } from './testing.ts';

describe('mission', () => {
  /** Two Ayalas aboard ships at two missions. */
  const table = `
players: { A: { tactics: [] } }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Bothan Vessel, crew: [Paxim, Rabek] }] }
    B: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }
  - mission: Liberation
    owner: A
    A: { ships: [{ card: Bothan Vessel, crew: [Paxim, Rabek] }], planet: [Culluh] }
    B: { planet: [Joseph Carey] }
steps:
`;

  it('says where, in a beaming, a cloaking, a fight and an attack', () => {
    decides(
      table,
      `  - A: { verb: beam, cards: [Rabek], to: planet, mission: Liberation }
  - A: { verb: cloak, card: Bothan Vessel, mission: Catalog Phenomena }
  - expect: { in: { "Rabek#2": planet Liberation }, is: { "Bothan Vessel#1": [cloaked] }, is-not: { "Bothan Vessel#2": [cloaked] } }`,
      '  - A: { verb: beam, cards: [Rabek], to: planet, mission: Catalog Phenomena }',
      /no option matches/,
    );
    decides(
      table,
      '  - expect: { offered: { A: { verb: fight, at: planet, mission: Liberation } } }',
      '  - expect: { offered: { A: { verb: fight, at: planet, mission: Catalog Phenomena } } }',
      /not offered to A/,
    );
    fails(`${table}  - A: { verb: cloak, card: Bothan Vessel }\n`, /several options match/);
  });

  it('says where in a pick, too', () => {
    const thief = `
spaceline:
  - { mission: Liberation, owner: A, seeds: [Common Thief], A: { planet: [Giusti, Taitt] } }
steps:
  - A: { verb: attempt, target: Liberation, card: planet }
`;
    decides(
      thief,
      '  - B: { pick: Taitt, mission: Liberation }\n  - expect: { in: { Taitt: discard } }',
      '  - B: { pick: Taitt, mission: Liberation }\n  - expect: { in: { Giusti: discard } }',
      /Giusti is planet Liberation/,
    );
    isMalformed(`${thief}  - B: { pick: Taitt, mission: Expose Plot }\n`, /no card called "Expose Plot"/);
  });
});

describe('copies', () => {
  const table = `
spaceline:
  - mission: Liberation
    owner: A
    A:
      ships:
        - { card: Kazon Raider, crew: [Narret], range-used: 9 }
        - { card: Kazon Raider, crew: [Narret] }
        - { card: Kazon Shuttle, crew: [Narret] }
        - { card: Kazon Shuttle, crew: [Narret], landed: true }
  - { mission: Expose Plot, owner: A }
steps:
`;

  it('are not alike when one has flown further', () => {
    decides(
      table,
      '  - expect: { offered: { A: { verb: move, card: "Kazon Raider#2", to: Expose Plot } } }',
      '  - expect: { offered: { A: { verb: move, card: "Kazon Raider#1", to: Expose Plot } } }',
      /not offered to A/,
    );
  });

  it('are not alike when one has done what it may do once', () => {
    const landed = `${table}  - A: { verb: land, card: "Kazon Shuttle#1" }\n`;
    decides(
      landed,
      '  - expect: { offered: { A: { verb: take-off, card: "Kazon Shuttle#2" } } }',
      '  - expect: { offered: { A: { verb: take-off, card: "Kazon Shuttle#1" } } }',
      /not offered to A/,
    );
  });
});

describe('attempt', () => {
  const table = `
spaceline:
  - { mission: Liberation, owner: A, A: { planet: [Cavit, Rollins, Maniz, Medical Kit] } }
steps:
`;

  it('may name the cards of one of several teams, exactly', () => {
    decides(
      table,
      '  - A: { verb: attempt, target: Liberation, cards: [Cavit, Rollins, Medical Kit] }\n  - expect: { points: { A: 30 } }',
      '  - A: { verb: attempt, target: Liberation, cards: [Cavit] }',
      /no option matches/,
    );
    fails(`${table}  - A: { verb: attempt, target: Liberation, card: planet }\n`, /several options match/);
  });

  it('is not offered to a team that may not, beside one that may', () => {
    const beside = table.replace('Maniz', 'Mirok');
    decides(
      beside,
      `  - expect: { not-offered: { A: { verb: attempt, target: Liberation, cards: [Mirok] } } }
  - A: { verb: attempt, target: Liberation, cards: [Cavit, Rollins] }`,
      '  - expect: { offered: { A: { verb: attempt, target: Liberation, cards: [Mirok] } } }',
      /not offered to A/,
    );
    fails(`${beside}  - A: { verb: attempt, target: Liberation, cards: [Mirok] }\n`, /no option matches/);
  });
});

describe('commandeer', () => {
  const table = `
spaceline:
  - mission: Protect Shipment
    owner: A
    A: { facilities: [{ card: Nor, sites: [{ card: Ops, here: [{ card: "Miles O'Brien [bog]", owner: B }] }] }] }
turn: { player: B, number: 4 }
steps:
`;

  it('is what the team in Ops may do to its station', () => {
    decides(
      table,
      '  - B: { verb: commandeer, target: Nor }\n  - expect: { controller: { Nor: B } }',
      '  - expect: { not-offered: { B: { verb: commandeer, target: Nor, card: Ops } } }',
      /offered to B, but should not be/,
    );
  });

  it('is refused with the reason of the text', () => {
    const opposed = table.replace('here: [', 'here: [Macet, ');
    decides(
      opposed,
      '  - expect: { not-offered: { B: { verb: commandeer, target: Nor, because: R-4.26 } } }',
      '  - B: { verb: commandeer, target: Nor }',
      /no option matches/,
    );
  });
});

describe('verbs of teams', () => {
  const scenario = parseScenario(`
title: a table
spaceline:
  - { mission: Liberation, owner: A, A: { planet: [Cavit], ships: [{ card: U.S.S. Voyager, crew: [Rollins] }] } }
steps: []
`);
  const table = new TableBuilder(scenario.source, rulesFor(scenario));
  const game = table.build();
  const named = (name: string) => table.named(name);
  const [voyager] = named('U.S.S. Voyager');
  const [mission] = named('Liberation');
  const l = game.card(mission).host;
  const matcher = new Matcher(game, named, scenario.source);
  const found = (verb: string, options: Option[]) =>
    matcher.all(
      {
        seat: 0,
        kind: 'action',
        prompt: { id: 'orders', text: '', card: -1 },
        options,
        event: new GameEvent('turn', 0, -1),
      },
      parseWanted(scenario.source, { verb, target: 'Liberation', card: 'U.S.S. Voyager' }, []),
    );

  it('attempt: the card says where the team is', () => {
    const verb = 'attempt';
    const crew = new Option(verb, -1, voyager, locationSpot(l));
    const awayTeam = new Option(verb, -1, planetSpot(l), locationSpot(l));
    expect(found(verb, [awayTeam, crew]).map((m) => m.option)).toEqual([crew]);
    expect(found(verb, [awayTeam])).toEqual([]);
  });
});

describe('pick', () => {
  const flash = (steps: string) => `
spaceline:
  - { mission: Liberation, owner: A, seeds: [Common Thief], A: { planet: [Giusti, ${steps.includes('Taitt') ? 'Taitt' : 'Tuvok'}] } }
steps:
  - A: { verb: attempt, target: Liberation, card: planet }
${steps}`;

  it('true takes the only way there is', () => {
    passes(flash('  - B: { pick: true }\n  - expect: { in: { Giusti: discard } }\n'));
    fails(flash('  - B: { pick: true }\n  - expect: { in: { Taitt: discard } }\n'), /several options match/);
  });

  it('true agrees to what may be declined', () => {
    const joins = `
spaceline:
  - mission: Liberation
    owner: B
    seeds: [Armus - Skin of Evil]
    A: { planet: [{ card: Boone Impersonator, infiltrating: true }] }
    B: { planet: [Keogh] }
turn: { player: B, number: 4 }
steps:
  - random: [Boone Impersonator]
  - B: { verb: attempt, target: Liberation, card: planet }
`;
    passes(`${joins}  - A: { pick: true }\n  - expect: { in: { Boone Impersonator: discard } }\n`);
    fails(`${joins}  - A: pass\n`, /"Boone Impersonator" is not among the cards selected from|nothing asked for/);
  });

  it('stands by itself', () => {
    isMalformed(flash('  - B: { pick: Giusti, to: planet }\n'), /"to" is not honoured beside a pick/);
    isMalformed(flash('  - B: { pick: Giusti, because: R-4.29 }\n'), /"because" is honoured in a "not-offered" only/);
  });
});

describe('take-back and activate', () => {
  it('takes a card back that was laid out', () => {
    decides(
      `
format: warp-speed
players: { A: { seeds: [Astral Eddy] } }
spaceline: [{ mission: Catalog Phenomena, owner: A }]
turn: { player: A, segment: dilemma-phase }
steps:
  - A: { verb: seed, card: Astral Eddy, target: Catalog Phenomena }
  - A: { verb: take-back, card: Astral Eddy }
`,
      '  - expect: { offered: { A: { verb: seed, card: Astral Eddy, target: Catalog Phenomena } } }\n  - A: { verb: seed, card: Astral Eddy, target: Catalog Phenomena }',
      '  - expect: { in: { Astral Eddy: under Catalog Phenomena } }\n  - A: { verb: seed, card: Astral Eddy, target: Catalog Phenomena }',
      /Astral Eddy is seedpile/,
    );
  });

  it('turns up a hidden agenda', () => {
    decides(
      `
players: { A: { table: [{ card: Containment Field, face-down: true }] } }
spaceline: [{ mission: Catalog Phenomena, owner: A }]
steps:
  - A: { verb: activate, card: Containment Field }
`,
      '  - expect: { is: { Containment Field: [in-play] } }',
      '  - expect: { is: { Containment Field: [face-down] } }',
      /is not face-down/,
    );
  });
});

describe('Tactics', () => {
  /** Both players have one; A is asked first. */
  const battle = `
players: { A: { tactics: [Photon Torpedo] }, B: { tactics: [Evasive Maneuvers] } }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }
    B: { ships: [{ card: Vidiian Interceptor, crew: [Nadirum, Losarus] }] }
steps:
  - A: { verb: attack, card: Kazon Raider, target: Vidiian Interceptor }
  - B: { verb: hold-fire }
`;
  const picks = ['  - A: { pick: Photon Torpedo }\n', '  - B: { pick: Evasive Maneuvers }\n'];
  const unhurt = '  - expect: { is-not: { Vidiian Interceptor: [damaged] }, is: { Kazon Raider: [stopped] } }\n';

  it('are picked in either order', () => {
    passes(battle + picks.join('') + unhurt);
    passes(battle + picks.reverse().join('') + unhurt);
  });

  it('are passed in either order', () => {
    passes(`${battle}  - B: pass\n  - A: pass\n${unhurt}`);
    fails(`${battle}  - B: { pick: Pulse Disruptor }\n  - A: pass\n${unhurt}`, /is not asked anything/);
  });
});
