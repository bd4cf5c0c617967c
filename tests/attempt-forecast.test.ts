/** An attempt before it is made: what mission and known seed cards ask of the team, and nothing of what is hidden. */
import { attemptForecast, type Game, type Verdict } from '@spaceline/engine';
import { answerTo, readOption } from '@spaceline/protocol';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';
import { questionAbout } from '../packages/web/src/table/trying.ts';

interface Laid {
  g: Game;
  id: (title: string) => number;
}

function played(yaml: string): Laid {
  const scenario = parseScenario(yaml);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const g = runner.game;
  return { g, id: (title) => g.state.cards.findIndex((c) => g.def(c.id).title === title) };
}

const tableOf = (seeds: string, crew: string): Laid =>
  played(`
title: A crew before a space mission
rules: []
spaceline:
  - mission: Inversion Mystery
    owner: A
    seeds: [${seeds}]
    A:
      facilities: [{ card: Federation Outpost, crew: [Tom Paris] }]
      ships: [{ card: U.S.S. Intrepid, crew: [${crew}] }]
turn: { player: A, number: 3, segment: orders }
steps: []
`);

const parts = (v: Verdict | null): string[] =>
  (v?.parts ?? []).map((p) => `${p.text} ${p.have}/${p.need} ${p.met ? 'met' : 'missing'}`);

const OWN = '{ card: Astral Eddy, owner: A }';
const THEIRS = '{ card: Hull Breach, owner: B }';

test('the mission and the own seed card are judged, the other player’s is only counted', () => {
  const { g, id } = tableOf(`${OWN}, ${THEIRS}`, 'Kathryn Janeway, Harry Kim');
  const before = g.hash();
  const f = attemptForecast(g, 0, 0, id('U.S.S. Intrepid'));
  expect(f.team).toEqual([id('Kathryn Janeway'), id('Harry Kim')]);
  expect(f.mission?.met).toBe(true);
  expect(f.points).toBe(35);
  expect(f.seeds.map(({ owner, how, asks }) => ({ owner, how, met: asks?.met ?? null }))).toEqual([
    { owner: 0, how: 'own', met: false },
    { owner: 1, how: null, met: null },
  ]);
  expect(parts(f.seeds[0].asks)).toEqual(['Navigation 0/1 missing', 'Physics 1/1 met', '2 ENGINEER 1/2 missing']);
  expect(g.hash()).toBe(before);
});

test('what is hidden changes nothing', () => {
  const [a, b] = ['Hull Breach', 'The Cloud'].map((card) =>
    tableOf(`${OWN}, { card: ${card}, owner: B }`, 'Kathryn Janeway, Harry Kim'),
  );
  expect(attemptForecast(a.g, 0, 0, a.id('U.S.S. Intrepid'))).toEqual(
    attemptForecast(b.g, 0, 0, b.id('U.S.S. Intrepid')),
  );
});

test('people who are elsewhere are counted as if they were there', () => {
  const { g, id } = tableOf(OWN, 'Kathryn Janeway, Harry Kim');
  const people = [id('Kathryn Janeway'), id('Harry Kim'), id('Tom Paris')];
  const f = attemptForecast(g, 0, 0, id('U.S.S. Intrepid'), people);
  expect(f.seeds[0].asks?.met).toBe(true);
});

test('nobody asks it of others’ people', () => {
  const { g, id } = tableOf(OWN, 'Kathryn Janeway');
  const q = { about: 'attempt', location: 0, spot: id('U.S.S. Intrepid'), people: [id('Kathryn Janeway')] } as const;
  expect(answerTo(g, 0, { ...q, people: [...q.people] })).toMatchObject({ about: 'attempt' });
  expect(answerTo(g, 1, { ...q, people: [...q.people] })).toEqual({ about: 'nothing' });
  expect(answerTo(g, 0, { about: 'attempt', location: 7, spot: q.spot })).toEqual({ about: 'nothing' });
});

/** Expose Plot shows the icons of all three; those who do not get along are two Away Teams. */
const TWO_TEAMS = `
title: Two Away Teams on one planet
rules: []
spaceline:
  - mission: Expose Plot
    owner: A
    A: { planet: [Cavit, N'Vek, Narik] }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

/** Runabout Search has both icons; on the planet there are two Away Teams. */
const TWO_TEAMS_AND_A_CREW = `
title: A crew and either of two Away Teams
rules: []
spaceline:
  - mission: Runabout Search
    owner: A
    A: { ships: [{ card: U.S.S. Nebula, crew: [Worf] }], planet: [Alyssa Ogawa, Cavit, Brunt] }
turn: { player: A, number: 3, segment: orders }
steps: []
`;

test.each([
  ['of two Away Teams', TWO_TEAMS, 2],
  ['of a crew with its Away Team', TWO_TEAMS_AND_A_CREW, 2],
])('what is looked at %s before an attempt is the team that tries it', (_, yaml, teams) => {
  const { g } = played(yaml);
  const tries = g.decision!.options.filter((o) => o.verb === 'attempt');
  expect(tries).toHaveLength(teams);
  const looked = tries.map((o) => {
    const answer = answerTo(g, 0, questionAbout(readOption({ key: o.key })));
    const after = played(yaml).g;
    after.choose(after.decision!.options.find((x) => x.key === o.key)!);
    const told = after.log.map((entry) => entry.telling).find((x) => x.kind === 'attempted');
    expect(answer).toMatchObject({ about: 'attempt', why: null, team: told?.team.map((r) => r.card) });
    return told?.team.map((r) => r.card).join();
  });
  expect(new Set(looked).size).toBe(teams);
});
