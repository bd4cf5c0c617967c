/** The questions that the rules answer for a player: right for what is gained, lost and hidden, and without touching the game. */
import {
  forecast,
  Game,
  knownSeeds,
  placesFor,
  planetSpot,
  refusedOf,
  requirementFor,
  skillsAsked,
  staffingOf,
  type Verdict,
  view,
} from '@spaceline/engine';
import { answerTo, type TableQuestion } from '@spaceline/protocol';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, test } from 'vitest';

/** The table of a scenario after its steps. */
function tableOf(yaml: string): { g: Game; id: (title: string) => number } {
  const scenario = parseScenario(`title: A table\nrules: []\n${yaml}`);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const g = runner.game;
  return { g, id: (title) => g.state.cards.findIndex((c) => g.def(c.id).title === title) };
}

const leaves = (v: Verdict | null): Verdict[] => (v === null ? [] : v.parts ? v.parts.flatMap(leaves) : [v]);

/** "ENGINEER 2/1 met" for each part. */
const parts = (v: Verdict | null): string[] =>
  (v?.parts ?? []).map((p) => `${p.text} ${p.have ?? '-'}/${p.need ?? '-'} ${p.met ? 'met' : 'missing'}`);

const CREW = (crew: string, more = '') => `
spaceline:
  - mission: Inversion Mystery
    owner: A
    A: { ships: [{ card: U.S.S. Intrepid, crew: [${crew}] }] }
${more}
turn: { player: A, number: 3, segment: orders }
steps: []
`;

describe('a requirement', () => {
  test('is judged part by part, with who gives what', () => {
    const { g, id } = tableOf(CREW('Kathryn Janeway, Harry Kim'));
    const before = g.hash();
    const { team, now, then } = requirementFor(g, 0, 0, id('U.S.S. Intrepid'));
    expect(team).toEqual([id('Kathryn Janeway'), id('Harry Kim')]);
    expect(parts(now)).toEqual(['ENGINEER 1/1 met', 'Astrophysics 1/1 met', 'Diplomacy 1/1 met']);
    expect(now?.met).toBe(true);
    expect(now?.parts?.[0].who).toEqual([{ card: id('Harry Kim'), n: 1 }]);
    expect(then).toBeNull();
    expect(g.hash()).toBe(before);
  });

  test('counts a skill that is gained, and none of somebody who is stopped', () => {
    const gained = tableOf(CREW('Kathryn Janeway, Engineering Kit'));
    const a = requirementFor(gained.g, 0, 0, gained.id('U.S.S. Intrepid')).now;
    expect(parts(a)[0]).toBe('ENGINEER 1/1 met');
    expect(a?.parts?.[0].who).toEqual([{ card: gained.id('Kathryn Janeway'), n: 1 }]);
    const stopped = tableOf(CREW('Kathryn Janeway, { card: Harry Kim, stopped: true }'));
    const b = requirementFor(stopped.g, 0, 0, stopped.id('U.S.S. Intrepid')).now;
    expect(parts(b)[0]).toBe('ENGINEER 0/1 missing');
    expect(b?.met).toBe(false);
  });

  test('does not count a skill that is lost', () => {
    const { g, id } = tableOf(`
players: { A: { table: [Military Privilege] } }
spaceline:
  - mission: Answer Distress Signal
    owner: A
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Harry Kim, Kathryn Janeway] }] }
turn: { player: A, number: 3, segment: orders }
steps: []
`);
    expect(parts(requirementFor(g, 0, 0, id('U.S.S. Intrepid')).now)).toEqual([
      'ENGINEER 1/1 met',
      'OFFICER 0/1 missing',
      'MEDICAL 0/1 missing',
    ]);
  });

  test('is asked as if others were there, with what they would gain there', () => {
    const { g, id } = tableOf(`
spaceline:
  - mission: Aftermath
    owner: A
    A:
      planet: [Joseph Carey, Engineering Kit]
      ships: [{ card: U.S.S. Intrepid, crew: [Stadi, Vorik] }]
turn: { player: A, number: 3, segment: orders }
steps: []
`);
    const planet = -1;
    const there = [id('Joseph Carey'), id('Engineering Kit')];
    const alone = requirementFor(g, 0, 0, planet, [...there, id('Stadi'), id('Vorik')]);
    expect(parts(alone.now).slice(0, 2)).toEqual(['ENGINEER 1/1 met', 'Physics x2 1/2 missing']);
    expect(alone.now?.met).toBe(false);
    // Stadi is an OFFICER: with the kit she is an ENGINEER there, and her Honor is what was missing
    expect(parts(alone.then).slice(0, 2)).toEqual(['ENGINEER 3/1 met', 'Physics x2 2/2 met']);
    expect(alone.then?.met).toBe(true);
    expect(alone.then?.parts?.[2]).toMatchObject({ how: 'any', met: true });
    // who gives how much
    const physics = { who: [{ card: id('Joseph Carey'), n: 1 }], have: 1 };
    expect(alone.now?.parts?.[1]).toMatchObject(physics);
    const attributes = leaves(alone.then).filter((v) => v.who !== undefined && v.have !== undefined);
    for (const { have, who } of attributes) expect(who!.reduce((sum, { n }) => sum + n, 0)).toBe(have);
  });

  test('is asked of any set of people, and without those who leave', () => {
    const { g, id } = tableOf(CREW('Kathryn Janeway, Harry Kim'));
    const ship = id('U.S.S. Intrepid');
    const [janeway, kim] = [id('Kathryn Janeway'), id('Harry Kim')];
    const before = g.hash();
    expect(requirementFor(g, 0, 0, ship, [janeway, kim]).then?.met).toBe(true);
    const alone = requirementFor(g, 0, 0, ship, [janeway]);
    expect(alone.now?.met).toBe(true);
    expect(alone.then?.met).toBe(false);
    expect(parts(alone.then)[0]).toBe('ENGINEER 0/1 missing');
    expect(requirementFor(g, 0, 0, ship, []).then?.met).toBe(false);
    // over the wire whoever comes and goes may be named instead
    const asked = { about: 'requirement', location: 0, spot: ship } as const;
    const met = (q: TableQuestion) => {
      const a = answerTo(g, 0, q);
      return a.about === 'requirement' ? [a.now?.met, a.then?.met] : null;
    };
    expect(met({ ...asked, leaving: [kim] })).toEqual([true, false]);
    expect(met({ ...asked, leaving: [janeway, kim], coming: [janeway, kim] })).toEqual([true, true]);
    expect(answerTo(g, 0, { ...asked, people: [kim], elsewhere: 99 }).about).toBe('nothing');
    expect(g.hash()).toBe(before);
  });

  test('lights the skills that are asked of this team, printed or by a text that replaces them', () => {
    const { g, id } = tableOf(CREW('Kathryn Janeway, Harry Kim'));
    const { skills } = requirementFor(g, 0, 0, id('U.S.S. Intrepid'));
    expect(skills).toEqual(skillsAsked(g.def(id('Inversion Mystery')).facts.requirement));
    expect(skills).toContain('Astrophysics');
    const other = tableOf(`
players: { A: { table: [{ card: Subjugate Planet, face-down: true }] } }
spaceline:
  - mission: Combat Training
    owner: A
    A: { planet: ["Temo'Zuma", Weyoun] }
turn: { player: A, number: 3 }
steps:
  - A: { verb: activate, card: Subjugate Planet }
`);
    const team = requirementFor(other.g, 0, 0, planetSpot(0));
    expect(team.skills).toEqual(['Treachery']);
    expect(parts(team.now)).toContain('Treachery 1/1 met');
    // of people whom it does not let try, what is printed is asked
    expect(requirementFor(other.g, 0, 0, planetSpot(0), []).skills).not.toContain('Treachery');
  });

  test('of a mission with both icons is that of crew and Away Team together', () => {
    const { g, id } = tableOf(`
spaceline:
  - mission: Runabout Search
    owner: A
    A:
      ships: [{ card: U.S.S. Nebula, crew: [Cavit, Taitt] }, { card: U.S.S. Intrepid, crew: [Joseph Carey] }]
      planet: [Giusti]
turn: { player: A, number: 3, segment: orders }
steps: []
`);
    const [planet, nebula, intrepid] = [planetSpot(0), id('U.S.S. Nebula'), id('U.S.S. Intrepid')];
    const aboard = requirementFor(g, 0, 0, nebula);
    expect(aboard.spots).toEqual([nebula, planet]);
    expect(aboard.team).toEqual([id('Cavit'), id('Taitt'), id('Giusti')]);
    // asked of the planet it is with the crew that helps most
    expect(requirementFor(g, 0, 0, planet)).toEqual(aboard);
    expect(requirementFor(g, 0, 0, intrepid).team).toEqual([id('Joseph Carey'), id('Giusti')]);
    const alone = { ...g.format, dualMissions: 'either' } as const;
    const either = new Game({ ...g.rules, format: alone }, g.state);
    expect(requirementFor(either, 0, 0, planet)).toMatchObject({ spots: [planet], team: [id('Giusti')] });
  });
});

describe('why people may not attempt, whatever they have,', () => {
  const at = (mission: string, units: string): Game =>
    tableOf(`
spaceline:
  - mission: ${mission}
    owner: A
    A: { ${units} }
turn: { player: A, number: 3, segment: orders }
steps: []
`).g;
  const why = (g: Game, spot: number, people: readonly number[] | null = null) =>
    requirementFor(g, 0, 0, spot, people).why?.rule ?? null;
  const id = (g: Game, title: string) => g.state.cards.findIndex((c) => g.def(c.id).title === title);

  test('is told with the rule: nobody matches, nobody matches the ship, only Borg, only a facility', () => {
    const inversion = at('Inversion Mystery', 'ships: [{ card: Vidiian Cruiser, crew: [Losarus] }]');
    expect(why(inversion, id(inversion, 'Vidiian Cruiser'))).toBe('R-8.2');
    const catalog = at(
      'Catalog Phenomena',
      'ships: [{ card: Vidiian Cruiser, crew: [{ card: Angelo Tassoni, affiliation: Non-Aligned }] }]',
    );
    expect(why(catalog, id(catalog, 'Vidiian Cruiser'))).toBe('R-8.2');
    const borg = at('Fever Emergency', 'planet: [Third of Five]');
    expect(why(borg, planetSpot(0))).toBe('R-8.4');
    const facility = at('Inversion Mystery', 'facilities: [{ card: Federation Outpost, crew: [Harry Kim] }]');
    expect(why(facility, id(facility, 'Federation Outpost'))).toBe('R-8.4');
  });

  test('is told of those who would be there, and no longer once somebody comes who matches', () => {
    const g = at('Fever Emergency', "planet: [Selok], facilities: [{ card: Klingon Outpost, crew: [Klag, K'Tal] }]");
    const [klag, selok] = [id(g, 'Klag'), id(g, 'Selok')];
    expect(why(g, planetSpot(0))).toBe('R-8.2');
    expect(why(g, planetSpot(0), [selok, klag])).toBeNull();
    // of two Away Teams the one that may try is meant, whatever the other has
    const { team } = requirementFor(at('Fever Emergency', 'planet: [Selok, Taurik, Klag]'), 0, 0, planetSpot(0));
    expect(team).toHaveLength(1);
  });

  test('is said where the mission asks for nothing', () => {
    const g = at('Space', 'ships: [{ card: U.S.S. Nebula, crew: [Cavit] }]');
    expect(why(g, id(g, 'U.S.S. Nebula'))).toBe('R-1.14');
  });
});

describe('a cure', () => {
  test('is asked of a card that lasts, and of no other', () => {
    const laid = (crew: string) =>
      tableOf(`
spaceline:
  - mission: Inversion Mystery
    owner: A
    A: { ships: [{ card: U.S.S. Intrepid, crew: [${crew}], on: [{ card: Plasma Fire, owner: B }] }] }
turn: { player: A, number: 3, segment: orders }
steps: []
`);
    const ask = ({ g, id }: ReturnType<typeof laid>) => answerTo(g, 0, { about: 'cure', card: id('Plasma Fire') });
    expect(ask(laid('Harry Kim'))).toMatchObject({ about: 'cure', from: null, verdict: { met: false } });
    const without = laid('Harry Kim');
    expect(answerTo(without.g, 0, { about: 'cure', card: without.id('Harry Kim') })).toEqual({ about: 'nothing' });
  });

  const swarm = (turn: number, crew: string) => {
    const { g, id } = tableOf(`
spaceline:
  - mission: Inversion Mystery
    owner: A
    A: { ships: [{ card: U.S.S. Intrepid, crew: [${crew}], on: [{ card: The Swarm, owner: A }] }] }
turn: { player: A, number: ${turn}, segment: orders }
steps: []
`);
    return answerTo(g, 0, { about: 'cure', card: id('The Swarm') });
  };
  const who = (answer: ReturnType<typeof answerTo>) => (answer.about === 'cure' ? parts(answer.verdict) : []);

  test('that works from the next turn on says so, and how much of it is there', () => {
    const { g, id } = tableOf(`
spaceline:
  - mission: Inversion Mystery
    owner: A
    seeds: [{ card: The Swarm, owner: B }]
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Cavit, B'Elanna Torres] }] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attempt, target: Inversion Mystery, card: U.S.S. Intrepid }
`);
    const met = answerTo(g, 0, { about: 'cure', card: id('The Swarm') });
    expect(met).toMatchObject({ about: 'cure', from: 5, verdict: { met: false } });
    expect(who(met)).toEqual(['3 ENGINEER 2/3 missing', 'Physics 0/1 missing']);
  });

  test('counts the stopped by themselves outside attempts, but not together with the others (R-8.22)', () => {
    const stopped = (...names: string[]) => names.map((name) => `{ card: "${name}", stopped: true }`).join(', ');
    expect(swarm(5, stopped("B'Elanna Torres", 'Joseph Carey'))).toMatchObject({ from: null, verdict: { met: true } });
    expect(swarm(5, "B'Elanna Torres, Joseph Carey")).toMatchObject({ verdict: { met: true } });
    expect(swarm(5, `B'Elanna Torres, ${stopped('Joseph Carey')}`)).toMatchObject({ verdict: { met: false } });
  });
});

describe('a view of personnel', () => {
  const of = (g: Game, viewer: 0 | 1, card: number) => view(g, viewer).cards.find((c) => c.id === card)!;

  test('has their staffing icon and classification where they are not the printed ones', () => {
    const troi = tableOf(CREW('"Geordi La Forge [fc]", "Deanna Troi [borg]", Harry Kim'));
    expect(of(troi.g, 0, troi.id('Geordi La Forge')).staff).toBe('Cmd');
    expect(of(troi.g, 0, troi.id('Harry Kim'))).not.toHaveProperty('staff');
    // what a text that may be hidden makes of them is not for the other player
    expect(of(troi.g, 1, troi.id('Geordi La Forge'))).not.toHaveProperty('staff');
    const setter = tableOf(`
players: { B: { q: [Scottish Setter] } }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    seeds: [{ card: Q-Flash, owner: B }]
    A: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway, Tuvok] }] }
steps:
  - random: [Tuvok]
  - A: { verb: attempt, target: Catalog Phenomena, card: U.S.S. Voyager }
`);
    expect(of(setter.g, 0, setter.id('Tuvok')).classification).toBe('ANIMAL');
    expect(of(setter.g, 0, setter.id('Kathryn Janeway'))).not.toHaveProperty('classification');
  });

  test('of somebody who was assimilated says to both that these are gone', () => {
    const { g, id } = tableOf(`
players: { B: { tactics: [Borg Cutting Beam x5] } }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: U.S.S. Voyager, crew: [The Doctor, Cavit] }] }
    B: { ships: [{ card: Borg Cube, crew: [Three of Nineteen] }] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attack, card: U.S.S. Voyager, target: Borg Cube }
  - B: { verb: fire, cards: [Borg Cube], target: U.S.S. Voyager }
  - B: { pick: Borg Cutting Beam }
  - B: { pick: "yes" }
`);
    for (const viewer of [0, 1] as const)
      expect(of(g, viewer, id('Cavit'))).toMatchObject({ staff: null, classification: null });
  });
});

test('the skills that a mission asks for are named once, whatever the way', () => {
  const [a, b] = [{ skill: 'ENGINEER', count: 1 } as const, { skill: 'Honor', count: 2 } as const];
  expect(skillsAsked({ any: [{ all: [a, b] }, a, { card: 'Kim', count: 1 }] })).toEqual(['ENGINEER', 'Honor']);
  expect(skillsAsked(undefined)).toEqual([]);
});

describe('a mission that is not solved', () => {
  const END = 'turn: { player: A, number: 3, segment: orders }';
  const reasonsOf = (yaml: string) =>
    tableOf(yaml).g.log.flatMap(({ telling: t }) => (t.kind === 'not-solved' ? [[t.why, t.by?.def ?? null]] : []));

  test('lacks something, is forbidden by a card, or was seeded against the rules', () => {
    const attempt = (mission: string) => `steps: [{ A: { verb: attempt, target: ${mission}, card: planet } }]`;
    const lacks = `spaceline: [{ mission: Liberation, owner: A, A: { planet: [Rollins] } }]\n${END}\n${attempt('Liberation')}`;
    expect(reasonsOf(lacks)).toEqual([['requirement', null]]);
    const barred = tableOf(`
players: { B: { table: [Fair Play] } }
spaceline: [{ mission: Liberation, owner: B, A: { planet: [Rollins, Cavit] } }]
${END}
${attempt('Liberation')}
`);
    const [ban] = barred.g.log.filter(({ telling }) => telling.kind === 'not-solved');
    expect(ban.telling).toMatchObject({ why: 'ban', by: { card: barred.id('Fair Play') } });
    const wrong = `
spaceline:
  - mission: Expose Plot
    owner: A
    seeds: [{ card: Navigational Hazards, owner: A }]
    A: { planet: [Tuvok] }
${END}
${attempt('Expose Plot')}
`;
    expect(reasonsOf(wrong)).toEqual([['mis-seed', null]]);
  });
});

describe('staffing', () => {
  test('names who fills which icon', () => {
    const { g, id } = tableOf(CREW('Kathryn Janeway, Harry Kim'));
    expect(staffingOf(g, id('U.S.S. Intrepid'))).toEqual({
      staffed: true,
      helpers: [],
      icons: [
        { icon: 'Cmd', by: id('Kathryn Janeway'), lack: null, kept: -1 },
        { icon: 'Stf', by: id('Harry Kim'), lack: null, kept: -1 },
      ],
      match: { by: id('Kathryn Janeway'), lack: null },
    });
  });

  test.each([
    ['Harry Kim', 'absent', null],
    ['Harry Kim, { card: Kathryn Janeway, stopped: true }', 'stopped', 'Kathryn Janeway'],
    ['Harry Kim, { card: Kathryn Janeway, disabled: true }', 'disabled', 'Kathryn Janeway'],
    ['Harry Kim, Culluh', 'arrested', 'Culluh'],
    ['Harry Kim, { card: Culluh, stopped: true }', 'arrested', 'Culluh'],
    ['Harry Kim, Culluh, { card: Kathryn Janeway, stopped: true }', 'stopped', 'Kathryn Janeway'],
  ])('with %s says that the commander is %s: %s', (crew, lack, who) => {
    const { g, id } = tableOf(CREW(crew));
    const answer = staffingOf(g, id('U.S.S. Intrepid'));
    expect(answer.staffed).toBe(false);
    expect(answer.icons[0]).toEqual({ icon: 'Cmd', by: -1, lack, kept: who === null ? -1 : id(who) });
    expect(answer.icons[1].by).toBe(id('Harry Kim'));
    expect(view(g, 0).cards.find((c) => c.id === id('U.S.S. Intrepid'))?.staffed).toBe(false);
  });

  test.each([
    ['Zetal, Atul, Zetal, { card: Martok Founder, owner: A, infiltrating: true }', ['Martok Founder']],
    ['Zetal, { card: Martok Founder, owner: A, infiltrating: true }', []],
  ])('DOM-30: with %s names the infiltrator who would make up for what is missing', (crew, helpers) => {
    const { g, id } = tableOf(`
spaceline:
  - mission: Archanis Dispute
    owner: B
    B: { ships: [{ card: I.K.C. Negh'Var, crew: [${crew}] }] }
  - { mission: Protect Shipment, owner: B }
turn: { player: B, number: 4 }
steps: []
`);
    const ship = id("I.K.C. Negh'Var");
    expect(staffingOf(g, ship)).toMatchObject({ staffed: false, helpers: helpers.map(id) });
    const flies = g.decision?.options.some((o) => o.verb === 'move' && o.card === ship) ?? false;
    expect(flies).toBe(helpers.length > 0);
    // nobody helps who goes along with those who leave
    expect(staffingOf(g, ship, helpers.map(id)).helpers).toEqual([]);
  });

  test('names of each icon why those who could fill it do not', () => {
    const { g, id } = tableOf(CREW('{ card: Kathryn Janeway, disabled: true }, { card: Harry Kim, stopped: true }'));
    expect(staffingOf(g, id('U.S.S. Intrepid')).icons).toEqual([
      { icon: 'Cmd', by: -1, lack: 'disabled', kept: id('Kathryn Janeway') },
      { icon: 'Stf', by: -1, lack: 'stopped', kept: id('Harry Kim') },
    ]);
  });
});

const BATTLE = (bridge: string, kazon = 'Culluh') => `
players:
  A: { ${bridge} }
  B: { tactics: [Photon Torpedo x2] }
spaceline:
  - mission: Inversion Mystery
    owner: A
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Kathryn Janeway, Harry Kim] }] }
    B: { ships: [{ card: Kazon Raider, crew: [${kazon}] }] }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

describe('a forecast', () => {
  test('has both sums term by term, and ranges for the Tactics', () => {
    const { g, id } = tableOf(BATTLE('points: 0'));
    const f = forecast(g, 0, [id('U.S.S. Intrepid')], id('Kazon Raider'));
    expect(f.attack.attack).toMatchObject({ known: 7, least: 7, most: 7, open: false, hidden: 0 });
    expect(f.attack.attack.terms).toEqual([{ n: 7, card: id('U.S.S. Intrepid') }]);
    // somebody is aboard whom nobody sees: all that is known is where it begins
    expect(f.attack.defense).toMatchObject({ known: 7, most: null, open: true, hidden: 1 });
    expect(f.attack.results).toEqual(['miss', 'hit', 'direct hit']);
    expect(f.answer).toMatchObject({ by: [id('Kazon Raider')], at: id('U.S.S. Intrepid') });
  });

  test('of an empty ship ends with the Tactics that could be played', () => {
    const { g, id } = tableOf(BATTLE('points: 0', ''));
    const { defense } = forecast(g, 0, [id('U.S.S. Intrepid')], id('Kazon Raider')).attack;
    // the other player's side deck is open: any Tactic could add to the defense
    expect(defense).toMatchObject({ known: 7, open: false, hidden: 0 });
    expect(defense.most).toBeGreaterThan(7);
    expect(defense.least).toBeLessThan(7);
  });

  test('does not rule out what hidden cards then do', () => {
    const steps = `
spaceline:
  - mission: Inversion Mystery
    owner: A
    A: { ships: [{ card: Kazon Warship, crew: [Culluh, Maniz, Haliz, Halok] }] }
    B: { ships: [{ card: U.S.S. Voyager, crew: [Chakotay, Tuvok, Bio-Neural Gel Pack x3] }] }
turn: { player: A, number: 3, segment: orders }
steps:`;
    const { g, id } = tableOf(`${steps} []`);
    const { attack } = forecast(g, 0, [id('Kazon Warship')], id('U.S.S. Voyager'));
    expect(attack.defense).toMatchObject({ known: 8, most: null, open: true, hidden: 5 });
    const fought = tableOf(`${steps}
  - A: { verb: attack, cards: [Kazon Warship], target: U.S.S. Voyager }
  - B: { verb: hold-fire }`).g;
    const shot = fought.log.map((e) => e.telling).find((t) => t.kind === 'shot');
    expect(shot).toMatchObject({ defense: { total: 11 }, result: 'miss' });
    expect(attack.results).toContain('miss');
  });

  test('depends on nothing that the seat may not know', () => {
    const seen = ['Culluh', 'Seska', 'Halok'].map((crew) => {
      const { g, id } = tableOf(BATTLE('tactics: [Photon Torpedo]', crew));
      const f = forecast(g, 0, [id('U.S.S. Intrepid')], id('Kazon Raider'));
      return JSON.stringify(
        { ...f, answer: { ...f.answer, at: 0, by: 0 }, attack: { ...f.attack, at: 0, by: 0 } },
        (key, value) => (key === 'card' ? 0 : value),
      );
    });
    expect(new Set(seen).size).toBe(1);
    expect(seen[0]).toContain('"hidden":1');
  });
});

describe('places and seeds', () => {
  test('where a card may go, and why not elsewhere', () => {
    const { g, id } = tableOf(`
format: warp-speed
players: { A: { hand: [Tuvok] } }
spaceline:
  - mission: Inversion Mystery
    owner: A
    A: { facilities: [{ card: Federation Outpost }], ships: [{ card: U.S.S. Intrepid, crew: [Harry Kim] }] }
turn: { player: A, number: 3, segment: play }
steps: []
`);
    const places = placesFor(g, 0, id('Tuvok'));
    expect(places.find((p) => p.to === id('Federation Outpost'))).toMatchObject({ verb: 'report', why: null });
    expect(places.find((p) => p.to === id('U.S.S. Intrepid'))?.why?.rule).toBeDefined();
  });

  const IN_PLAY = (ship: string) => `
spaceline:
  - mission: Aftermath
    owner: A
    A:
      facilities: [{ card: Federation Outpost }]
      ships: [{ card: U.S.S. Intrepid, crew: [${ship}] }]
  - mission: Inversion Mystery
    owner: A
    A: { ships: [{ card: U.S.S. Voyager }] }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

  test('where somebody in play may go with others, and why nobody beams elsewhere', () => {
    const { g, id } = tableOf(IN_PLAY('Kathryn Janeway, Harry Kim, Engineering Kit'));
    for (const title of ['Harry Kim', 'Engineering Kit']) {
      const places = placesFor(g, 0, id(title));
      const at = (to: number) => places.filter((p) => p.to === to);
      expect(at(id('Federation Outpost'))).toEqual([{ verb: 'beam', to: id('Federation Outpost'), why: null }]);
      expect(at(-1)).toEqual([{ verb: 'beam', to: -1, why: null }]);
      expect(at(id('U.S.S. Voyager'))).toMatchObject([{ verb: 'beam', why: { rule: 'R-7.9' } }]);
      // a mission in space has no planet to beam to
      expect(places.map((p) => p.to)).not.toContain(-2);
    }
  });

  test('where a ship in play may go: to fly, to dock, to undock; and why not', () => {
    const { g, id } = tableOf(IN_PLAY('Kathryn Janeway, Harry Kim'));
    const places = placesFor(g, 0, id('U.S.S. Intrepid'));
    expect(places).toContainEqual({ verb: 'move', to: -2002, why: null });
    expect(places).toContainEqual({ verb: 'dock', to: id('Federation Outpost'), why: null });
    expect(places.find((p) => p.to === -2001)).toMatchObject({ verb: 'move', why: { rule: 'R-7.3' } });
    // nobody is aboard of her, and the outpost is elsewhere
    const empty = placesFor(g, 0, id('U.S.S. Voyager'));
    expect(empty.find((p) => p.to === -2001)).toMatchObject({ verb: 'move', why: { rule: 'R-7.2' } });
    expect(empty.find((p) => p.to === id('Federation Outpost'))).toMatchObject({
      verb: 'dock',
      why: { rule: 'R-7.7' },
    });
    // where there is nothing to go by, there is nothing to say
    expect(placesFor(g, 0, id('Federation Outpost'))).toEqual([]);
    const docked = tableOf(
      IN_PLAY('Kathryn Janeway, Harry Kim').replace(
        '[]',
        '\n  - A: { verb: dock, card: U.S.S. Intrepid, target: Federation Outpost }',
      ),
    );
    expect(placesFor(docked.g, 0, docked.id('U.S.S. Intrepid'))).toContainEqual({
      verb: 'undock',
      to: -2001,
      why: null,
    });
  });

  test('what is known of the seed cards: own, seen, or nothing', () => {
    const { g } = tableOf(`
spaceline:
  - mission: Inversion Mystery
    owner: A
    seeds: [{ card: Astral Eddy, owner: B }, { card: Subspace Fracture, owner: B }, { card: Hull Breach, owner: A }]
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Kathryn Janeway, Harry Kim] }] }
turn: { player: A, number: 3, segment: orders }
steps:
  - random: [Harry Kim]
  - A: { verb: attempt, target: Inversion Mystery }
`);
    const a = knownSeeds(g, 0, 0);
    expect(a.map((s) => [s.owner, s.how, s.turn])).toEqual([
      [1, 'seen', 3],
      [1, null, null],
      [0, 'own', null],
    ]);
    expect(a[1].card).toBeNull();
    expect(knownSeeds(g, 1, 0).map((s) => s.how)).toEqual(['seen', 'own', null]);
    expect(knownSeeds(g, -1, 0).map((s) => s.card)).toEqual([null, null, null]);
    // the other player's card that lies open there is nobody's own
    (g.card(g.location(0).seeds[1]) as { seen: number }).seen |= 1;
    expect(knownSeeds(g, 0, 0).map((s) => s.how)).toEqual(['seen', 'open', 'own']);
  });
});

describe('over the wire', () => {
  test('nobody is answered about what they may not know or do not have', () => {
    const { g, id } = tableOf(BATTLE('points: 0'));
    const hidden = id('Culluh');
    expect(answerTo(g, 0, { about: 'staffing', ship: id('Kazon Raider') })).toEqual({ about: 'nothing' });
    expect(answerTo(g, 0, { about: 'places', card: hidden })).toEqual({ about: 'nothing' });
    expect(answerTo(g, 0, { about: 'forecast', firing: [id('Kazon Raider')], target: hidden })).toEqual({
      about: 'nothing',
    });
    expect(
      answerTo(g, 0, { about: 'requirement', location: 0, spot: id('U.S.S. Intrepid'), people: [hidden] }),
    ).toEqual({
      about: 'nothing',
    });
    expect(answerTo(g, 0, { about: 'requirement', location: 99, spot: -1 })).toEqual({ about: 'nothing' });
    expect(answerTo(g, 0, { about: 'staffing', ship: id('U.S.S. Intrepid') })).toMatchObject({ staffed: true });
  });

  test('a spot that does not exist is nothing to ask about', () => {
    const { g, id } = tableOf(BATTLE('hand: [Tuvok]'));
    const about = (spot: number) => answerTo(g, 0, { about: 'requirement', location: 0, spot }).about;
    for (const spot of [-99999, -500, -2, -2002, 100_000, id('Tuvok')]) expect(about(spot), `${spot}`).toBe('nothing');
    for (const spot of [-1, -2001, id('U.S.S. Intrepid')]) expect(about(spot), `${spot}`).toBe('requirement');
  });

  test('nothing is forecast of what cannot fire or be attacked', () => {
    const { g, id } = tableOf(BATTLE('hand: [U.S.S. Voyager]'));
    const about = (firing: string[], target: string) =>
      answerTo(g, 0, { about: 'forecast', firing: firing.map(id), target: id(target) }).about;
    expect(about(['U.S.S. Intrepid'], 'Kazon Raider')).toBe('forecast');
    // a mission, an own ship; nobody, a person, a ship that is not in play, the same ship twice
    expect(about(['U.S.S. Intrepid'], 'Inversion Mystery')).toBe('nothing');
    expect(about(['U.S.S. Intrepid'], 'U.S.S. Intrepid')).toBe('nothing');
    expect(about([], 'Kazon Raider')).toBe('nothing');
    expect(about(['Harry Kim'], 'Kazon Raider')).toBe('nothing');
    expect(about(['U.S.S. Intrepid', 'U.S.S. Voyager'], 'Kazon Raider')).toBe('nothing');
    expect(about(['U.S.S. Intrepid', 'U.S.S. Intrepid'], 'Kazon Raider')).toBe('nothing');
  });

  test('whatever numbers are asked about, there is an answer and the game is as it was', () => {
    const { g } = tableOf(BATTLE('hand: [Tuvok], tactics: [Photon Torpedo]'));
    const before = g.hash();
    const numbers = [-100_000, -99999, -2002, -2001, -500, -2, -1, ...g.state.cards.map((c) => c.id), 100_000];
    const seen = new Set<string>();
    const ask = (q: TableQuestion) => seen.add(answerTo(g, 0, q).about);
    for (const a of numbers) {
      ask({ about: 'seeds', location: a });
      ask({ about: 'places', card: a });
      for (const b of numbers) {
        ask({ about: 'requirement', location: 0, spot: a, people: [b] });
        ask({ about: 'requirement', location: a, spot: b });
        ask({ about: 'staffing', ship: a, without: [b] });
        ask({ about: 'forecast', firing: [a], target: b });
      }
    }
    expect([...seen].sort()).toEqual(['forecast', 'nothing', 'places', 'requirement', 'seeds', 'staffing']);
    expect(g.hash()).toBe(before);
  });
});

describe('what is refused', () => {
  const verbs = (g: Game, of: number): string[] => refusedOf(g, 0, of).map((r) => `${r.verb}: ${r.why.rule}`);

  test('of a card in hand is how it would enter play', () => {
    const { g, id } = tableOf(`
players: { A: { hand: [Harry Kim, Blue Alert] } }
${CREW('Kathryn Janeway')}`);
    const before = g.hash();
    expect(refusedOf(g, 0, id('Harry Kim')).map((r) => r.verb)).toEqual(['report']);
    expect(refusedOf(g, 0, id('Blue Alert')).map((r) => r.verb)).toEqual(['play']);
    expect(refusedOf(g, 1, id('Harry Kim'))).toEqual([]);
    expect(g.hash()).toBe(before);
  });

  test('of a ship is what she cannot do now, and nothing that is offered', () => {
    const { g, id } = tableOf(`
spaceline:
  - mission: Liberation
    owner: A
    A: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway], stopped: true }], planet: [Rollins] }
  - { mission: Inversion Mystery, owner: A }
turn: { player: A, number: 3, segment: orders }
steps: []
`);
    const ship = id('U.S.S. Voyager');
    const refused = verbs(g, ship);
    expect(refused.some((r) => r.startsWith('move: '))).toBe(true);
    expect(refused.some((r) => r.startsWith('attempt: '))).toBe(true);
    expect(verbs(g, planetSpot(0)).some((r) => r.startsWith('attempt: '))).toBe(false);
    expect(refusedOf(g, 1, ship)).toEqual([]);
    expect(answerTo(g, 0, { about: 'refused', of: planetSpot(9) })).toEqual({ about: 'nothing' });
  });
});
