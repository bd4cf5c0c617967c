/** Positions laid out as in a scenario, and what the heuristic bot does there: each shows one thing that it knows how to do. */
import { heuristicBot, makeDice } from '@spaceline/bots';
import type { Decision, Game, Option } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, test } from 'vitest';

const MOST = 200;

/** Lets the bot play for A, while B does nothing, until so many turns of A's are over; the answers read like orders. */
function play(table: string, turns = 1): { g: Game; orders: string[] } {
  const scenario = parseScenario(`title: a position\nrules: []\nsteps: []\n${table}`);
  const g = new Runner(scenario, rulesFor(scenario)).game;
  const bot = heuristicBot(makeDice('position'));
  const orders: string[] = [];
  const name = (id: number): string => (id >= 0 ? g.def(id).title : '');
  const told = (o: Option): string => [o.verb, name(o.card), name(o.to), o.mark].filter((x) => x !== '').join(' ');
  const idle = (d: Decision): Option =>
    d.options.find((o) => o.verb === 'end-turn' || o.verb === 'pass') ?? d.options[0];
  const end = g.state.turn.number + 2 * turns;
  for (let n = 0; g.decision !== null && g.state.turn.number < end && n < MOST; n++) {
    const decision = g.decision;
    if (decision.seat === 1) {
      const option = idle(decision);
      g.choose(option, option.group?.slice(0, option.min) ?? []);
      continue;
    }
    const { option, cards } = bot.choose(g, 0, decision);
    orders.push(told(option));
    g.choose(option, cards);
  }
  return { g, orders };
}

const titled = (g: Game, title: string): number => g.state.cards.find((c) => g.defs[c.def].title === title)!.id;

describe('Borg', () => {
  const TABLE = (hand: string, more = '') => `
players:
  A: { hand: [${hand}], deck: [Two of Nineteen x9]${more} }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A:
      ships: [{ card: Borg Sphere, crew: [Six of Eleven x2, Five of Eleven, Nine of Eleven, Four of Eleven] }]
  - { mission: Research Phage, owner: A }
  - { mission: Liberation, owner: B }
turn: { player: A, number: 3, segment: play }`;

  test('aim an objective, scout, and let a probe of the next turn complete it', () => {
    const { g, orders } = play(TABLE('Establish Gateway'), 2);
    expect(orders).toContain('play Establish Gateway');
    expect(orders).toContain('scout');
    expect(orders).toContain('pick yes');
    expect(g.state.ledger.map((e) => e.points)).toEqual([25]);
  });

  test('fly to the planet that their objective names, beam down, and scout it', () => {
    const { orders } = play(TABLE('Assimilate Planet'));
    expect(orders.map((o) => o.split(' ')[0])).toEqual(['play', 'move', 'beam', 'scout', 'end-turn']);
  });

  test('turn up an agenda, and aim it at what is nearest', () => {
    const { g, orders } = play(TABLE('', ', table: [{ card: Establish Gateway, face-down: true }]'));
    expect(orders.slice(0, 3)).toEqual(['activate Establish Gateway', 'pick', 'scout']);
    expect(g.location(0).scoutedIn[0]).toBe(3);
  });

  test('fetch an objective where they have none, and keep the one they have', () => {
    const deck = 'Establish Gateway, Assimilate Planet, Two of Nineteen x9';
    const table = (now: string) =>
      TABLE('A Change of Plans').replace('deck: [Two of Nineteen x9]', `deck: [${deck}]${now}`);
    expect(play(table('')).orders.slice(0, 2)).toEqual(['play A Change of Plans', 'pick yes']);
    const { orders } = play(table(', table: [{ card: Establish Gateway, face-down: true }]'));
    expect(orders).not.toContain('play A Change of Plans');
  });
});

describe('Borg before a ship', () => {
  const TABLE = (hand: string, B: string) => `
players:
  A: { hand: [Assimilate Starship${hand}], deck: [Two of Nineteen x3, Eight of Eighteen, Two of Nineteen x5] }
  B: { deck: [Rollins x9] }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    on: [{ card: Transwarp Network Gateway, owner: A }]
    A: { ships: [{ card: "Borg Queen's Ship", crew: [Six of Eleven x2, Eight of Eighteen x2, Five of Eleven] }] }
${B}
turn: { player: A, number: 3, segment: play }`;
  const NEAR = '    B: { ships: [{ card: U.S.S. Hood, crew: [Giusti] }] }';
  const FAR = `  - mission: Avert Disaster
    owner: B
    on: [{ card: Transwarp Network Gateway, owner: A }]
    B: { ships: [{ card: U.S.S. Hood, crew: [Giusti] }] }`;

  test('beam one aboard who knows computers, and wait for the probe that makes it theirs', () => {
    const { g, orders } = play(TABLE('', NEAR), 3);
    expect(orders.slice(0, 2)).toEqual(['play Assimilate Starship U.S.S. Hood', 'beam U.S.S. Hood']);
    expect(g.card(titled(g, 'U.S.S. Hood')).controller).toBe(0);
  });

  test('go through the transwarp network where it is in another quadrant', () => {
    const { orders } = play(TABLE(', Transwarp Conduit', FAR));
    // which gateway, and which ships
    expect(orders.filter((o) => !o.startsWith('pick'))).toEqual([
      'play Assimilate Starship U.S.S. Hood',
      'play Transwarp Conduit Transwarp Network Gateway',
      'beam U.S.S. Hood',
      'end-turn',
    ]);
  });

  test('aim at none that they cannot reach in the next turn, or with a crew that would kill the scout', () => {
    expect(play(TABLE('', FAR)).orders).toEqual(['end-turn']);
    expect(play(TABLE('', NEAR.replace('Giusti', 'Giusti x4'))).orders).toEqual(['end-turn']);
  });
});

describe('one goes first', () => {
  const TABLE = (seeds: string, more = '') => `
players: { A: { deck: [Rollins x9] }, B: { deck: [Rollins x9] } }
spaceline:
  - mission: Excavation
    owner: A
    seeds: [${seeds}]
    A: { ships: [{ card: U.S.S. Hood, crew: [Giusti, Data, Beverly Crusher, Geordi La Forge, Deanna Troi${more}] }] }
  - { mission: Liberation, owner: B }
turn: { player: A, number: 21, segment: orders }`;
  const MORE = ', Jean-Luc Picard, William T. Riker, Worf';
  const attempts = (table: string): number => play(table).orders.filter((o) => o.startsWith('attempt')).length;

  test('where others wait and two cards or more are unknown', () => {
    expect(attempts(TABLE('Hazardous Duty, Crisis', MORE))).toBe(2);
  });

  test('not where there is one card only, or they are few', () => {
    expect(attempts(TABLE('Hazardous Duty', MORE))).toBe(1);
    expect(attempts(TABLE('Hazardous Duty, Crisis'))).toBe(1);
  });
});

test('reinforcements fly to those who lack somebody, and they do not fly home meanwhile', () => {
  const { g, orders } = play(
    `
players: { A: { deck: [Rollins x9] }, B: { deck: [Rollins x9] } }
spaceline:
  - mission: Cultural Observation
    owner: A
    A: { ships: [{ card: U.S.S. Hood, crew: [Giusti, Jean-Luc Picard, William T. Riker, Worf, Data] }] }
  - mission: Excavation
    owner: B
    A: { facilities: [Federation Outpost], ships: [{ card: Runabout, crew: [Nikolai Rozhenko, Sito Jaxa] }] }
turn: { player: A, number: 21, segment: orders }`,
    2,
  );
  const until = orders.findIndex((o) => o.startsWith('attempt'));
  expect(orders[0]).toBe('move Runabout');
  expect(orders.slice(0, until)).not.toContain('move U.S.S. Hood');
  expect(g.state.ledger.map((e) => e.seat)).toEqual([0]);
});

describe('Borg before something that they know', () => {
  /** Two turns: in the first they meet it, in the second they know it. */
  const TABLE = (o: { dilemma: string; hand?: string; crew?: string; deck?: string }) => `
players:
  A: { hand: [Establish Gateway${o.hand === undefined ? '' : `, ${o.hand}`}], deck: [${o.deck ?? ''} Two of Nineteen x9] }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    seeds: [${o.dilemma}]
    A: { ships: [{ card: Borg Sphere, crew: [Six of Eleven, Nine of Twelve, Five of Eleven, Four of Eleven${o.crew ?? ''}] }] }
  - { mission: Inversion Mystery, owner: A }
  - { mission: Liberation, owner: B }
turn: { player: A, number: 3, segment: play }`;
  const scoutings = (orders: readonly string[]): number => orders.filter((o) => o === 'scout').length;

  test('try it no second time without a remedy', () => {
    expect(scoutings(play(TABLE({ dilemma: 'Hazardous Duty' }), 4).orders)).toBe(1);
  });

  test('try it again with a card that negates it', () => {
    const { g, orders } = play(TABLE({ dilemma: 'Hazardous Duty', hand: '"Adapt: Negate Obstruction"' }), 2);
    expect(orders).toContain('play Adapt: Negate Obstruction');
    expect(scoutings(orders)).toBe(2);
    expect(g.location(0).scoutedIn[0]).toBe(5);
  });

  test('go for another target where they can', () => {
    // the card is drawn at the end of the first turn
    const { g, orders } = play(TABLE({ dilemma: 'Hazardous Duty', deck: 'A Change of Plans, Establish Gateway,' }), 2);
    expect(orders).toContain('play A Change of Plans');
    expect(g.location(0).scoutedIn[0]).toBe(-1);
    expect(g.location(1).scoutedIn[0]).toBe(5);
  });

  test('let the Queen know what it asks for, and share it', () => {
    const { orders } = play(TABLE({ dilemma: 'Hazardous Duty', crew: ', Nine of Eleven, "Borg Queen [fc]"' }), 2);
    expect(orders).toContain('pick officer');
    expect(scoutings(orders)).toBe(2);
  });

  test('probe again where the first card is no good', () => {
    const table = TABLE({ dilemma: '', deck: 'Rollins, Rollins, Two of Nineteen, Rollins, Two of Nineteen,' });
    const { g, orders } = play(table, 2);
    expect(orders).toContain('use Nine of Twelve again');
    expect(g.state.ledger.map((e) => e.points)).toEqual([25]);
  });
});

test('somebody keeps watch aboard, where a dilemma that is known asks for it', () => {
  const { g, orders } = play(
    `
players: { A: { hand: [Assimilate Planet], deck: [Two of Nineteen x9] } }
spaceline:
  - mission: Research Phage
    owner: A
    seeds: [Crisis]
    A: { ships: [{ card: Borg Sphere, crew: [Six of Eleven x2, Five of Eleven, Four of Eleven x3] }] }
  - { mission: Liberation, owner: B }
turn: { player: A, number: 3, segment: play }`,
    2,
  );
  expect(orders.filter((o) => o === 'scout')).toHaveLength(2);
  expect(g.location(0).scoutedIn[0]).toBe(5);
});

test('a ship with damage markers goes into dock', () => {
  const { orders } = play(`
players: { A: { deck: [Rollins x9] } }
spaceline:
  - mission: Verify Evidence
    owner: B
    A:
      facilities: [Cardassian Outpost]
      ships: [{ card: Galor, crew: [Dakol], damage: [Photon Torpedo] }]
turn: { player: A, number: 5, segment: orders }`);
  expect(orders).toContain('dock Galor Cardassian Outpost');
});

test('of what a text fetches the best is taken', () => {
  const { orders } = play(`
players:
  A: { hand: [Awaken], deck: [Two of Nineteen, Nine of Eleven, "Seven of Nine [borg]", Rollins x6] }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { facilities: [Borg Outpost] }
turn: { player: A, number: 3, segment: play }`);
  expect(orders.slice(0, 2)).toEqual(['play Awaken', 'download Seven of Nine Borg Outpost']);
});

describe('stations', () => {
  const TABLE = (station: string) => `
players: { A: { deck: [Rollins x9] }, B: { deck: [Rollins x9] } }
spaceline:
  - mission: Verify Evidence
    owner: A
    A: { ships: [{ card: Galor, crew: [Dakol, Telle, Boheeka, Damar] }] }
  - mission: Mining Survey
    owner: B
    B:
      facilities:
        - ${station}
turn: { player: A, number: 5, segment: orders }`;

  test('are entered, and taken over from Ops', () => {
    const { g, orders } = play(TABLE('{ card: Nor, sites: [Ops, Docking Ports] }'));
    expect(orders.slice(0, 4)).toEqual(['move Galor', 'dock Galor Docking Ports', 'walk Ops', 'use Ops commandeer']);
    expect(g.card(titled(g, 'Nor')).controller).toBe(0);
  });

  test('are left alone while somebody stands in Ops', () => {
    const { g } = play(
      TABLE('{ card: Nor, sites: [{ card: Ops, here: [{ card: Boone Impersonator, owner: B }] }, Docking Ports] }'),
    );
    expect(g.card(titled(g, 'Nor')).controller).toBe(1);
  });
});

describe('a station that nobody controls', () => {
  const TABLE = (crew: string) => `
players: { A: { deck: [Rollins x9] }, B: { deck: [Rollins x9] } }
spaceline:
  - mission: Impose Order
    owner: B
    A: { ships: [{ card: Galor, crew: [${crew}] }] }
    B: { facilities: [{ card: Empok Nor, uncontrolled: true, seeds: [Common Thief], sites: [Ops, Docking Ports] }] }
turn: { player: A, number: 5, segment: orders }`;

  test('is won after what lies beneath it', () => {
    const { g, orders } = play(TABLE('Dakol, Telle, Boheeka, Damar, Elim'), 3);
    expect(orders).toContain('commandeer Empok Nor');
    expect(g.card(titled(g, 'Empok Nor')).controller).toBe(0);
  });

  test('is not tried by too few', () => {
    expect(play(TABLE('Dakol, Telle')).orders).not.toContain('commandeer Empok Nor');
  });
});

test('guests of a bar, under house arrest there, board their own ship, and who works for others changes sides', () => {
  const { g } = play(
    `
players: { A: { deck: [Rollins x9] }, B: { deck: [Rollins x9] } }
spaceline:
  - mission: Acquire Illicit Explosives
    owner: B
    A:
      facilities:
        - card: Deep Space 9
          sites:
            - { card: "Quark's Bar", here: [{ card: Rom, affiliation: Bajoran }, Letek, Tol, Quark] }
            - { card: Docking Ports, docked: [D'Kora Transport] }
  - { mission: Study Cometary Cloud, owner: A }
turn: { player: A, number: 5, segment: orders }`,
    2,
  );
  expect(g.location(1).solvedBy).toBe(0);
});

describe('white', () => {
  const TABLE = (left: number) => `
players: { A: { hand: [Ketracel-White], deck: [Lam x9], table: ["Treaty: Cardassian/Dominion"] }, B: { deck: [Lam x9] } }
spaceline:
  - mission: Verify Evidence
    owner: B
    A: { facilities: [Cardassian Outpost] }
  - mission: Intercept Renegade
    owner: A
    A:
      ships:
        - card: Keldon Advanced
          crew: ["Duran'Adar", "Umat'Adan", Macet, Jasad, Damar, Dolak, Toran, { card: Ketracel-White, countdown: ${left} }]
turn: { player: A, number: 5, segment: orders }`;

  test('that runs out brings its people home for more, mission or not', () => {
    expect(play(TABLE(1)).orders[0]).toBe('move Keldon Advanced');
    expect(play(TABLE(3)).orders[0]).toBe('attempt');
  });
});

describe('homes and ways', () => {
  test('a headquarters secures its own homeworld, from the headquarters itself', () => {
    const { g, orders } = play(`
spaceline:
  - mission: Orb Negotiations
    owner: A
    on: [{ card: "HQ: Secure Homeworld", owner: A }]
    A: { facilities: [{ card: Central Command, aboard: [Dukat, Legate Damar, Borad, Danar, Telle, Macet] }] }
turn: { player: A, number: 3 }`);
    expect(orders).toContain('attempt');
    expect(g.location(0).solvedBy).toBe(0);
  });

  test('a ship reports to where people wait for it', () => {
    const { orders } = play(`
players: { A: { hand: [Military Freighter] } }
spaceline:
  - { mission: Study Cometary Cloud, owner: A, A: { facilities: [{ card: Nor, sites: [Ops, Docking Ports] }] } }
  - mission: Orb Negotiations
    owner: A
    A: { facilities: [{ card: Central Command, aboard: [Danar, Telle, Macet] }] }
turn: { player: A, number: 3, segment: play }`);
    expect(orders[0]).toBe('report Military Freighter Central Command');
  });

  test('a rifle, which costs Diplomacy, stays aboard', () => {
    const { g } = play(`
spaceline:
  - mission: First Contact
    owner: A
    A:
      ships:
        - card: U.S.S. Hood
          crew: ["Deanna Troi [premiere]", Tam Elbrun, Taitt, Voight, Lightner, Starfleet Type III Phaser Rifle]
turn: { player: A, number: 3 }`);
    expect(g.location(0).solvedBy).toBe(0);
  });

  test('a mission beyond a wormhole is worth the passage, and an empty quadrant is not', () => {
    const table = (missions: string) => `
spaceline:
  - mission: Characterize Neutrino Emissions
    owner: B
    A: { ships: [{ card: Bajoran Freighter, crew: [Odo, Colonel Day, Kira Nerys, Vedek Dax, Mora Pol] }] }
  - { card: Bajoran Wormhole, owner: A }
  - { mission: Survey Star System, owner: B }
  - { card: Bajoran Wormhole, owner: A }
${missions}
turn: { player: A, number: 3 }`;
    expect(play(table('  - { mission: Investigate Rumors, owner: A }'), 2).g.location(4).solvedBy).toBe(0);
    expect(play(table('  - { mission: Investigate Rumors, owner: B }'), 2).orders.join()).not.toContain('pass');
  });
});
