/** What a dilemma asks after it has done something: of those who are left, told where it is judged; and seed cards that are shuffled. */
import { catalogue } from '@spaceline/cards';
import { attemptForecast, type Game, knownSeeds, type Telling, toldTo, view } from '@spaceline/engine';
import type { Condition, Effect } from '@spaceline/engine/language';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

function played(yaml: string): { g: Game; id: (title: string) => number } {
  const scenario = parseScenario(`title: Dilemmas that ask further on\nrules: []\n${yaml}`);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const g = runner.game;
  return { g, id: (title) => g.state.cards.findIndex((c) => g.def(c.id).title === title) };
}

const told = <K extends Telling['kind']>(g: Game, kind: K) =>
  g.log.flatMap(({ telling }) => (telling.kind === kind ? [telling as Extract<Telling, { kind: K }>] : []));

const rift = (crew: string, steps: string) =>
  played(`
spaceline:
  - mission: Inversion Mystery
    owner: A
    seeds: [{ card: Spatial Rift, owner: A }]
    A: { ships: [{ card: U.S.S. Intrepid, crew: [${crew}] }] }
turn: { player: A, number: 3, segment: orders }
steps: ${steps}
`);
const ATTEMPT = '[{ A: { verb: attempt, target: Inversion Mystery, card: U.S.S. Intrepid } }]';

test('the forecast names what is asked later, and judges nobody by it', () => {
  const { g, id } = rift('Tom Paris', '[]');
  const [seed] = attemptForecast(g, 0, 0, id('U.S.S. Intrepid')).seeds;
  expect(seed.asks).toBeNull();
  expect(seed.later).toHaveLength(1);
});

test.each([
  ['Tom Paris, Neelix, Kes', false, 'failed'],
  ["B'Elanna Torres, Joseph Carey, Harry Kim, Kathryn Janeway, Seven of Nine, Vorik", true, 'overcome'],
])('what is asked later is told when it is judged (%s)', (crew, met, outcome) => {
  const { g } = rift(crew, ATTEMPT);
  expect(told(g, 'met')[0].needs).toBeNull();
  const judged = told(g, 'judged').find((t) => t.of === 'asked')!;
  expect(judged).toMatchObject({ who: 0, met });
  expect(judged.needs?.private.parts?.length ?? judged.needs?.private.need).toBeGreaterThan(0);
  // the other player sees whether it was met, and not who has what
  expect(toldTo(g.defs, 1, judged)).toMatchObject({ met, needs: null });
  expect(told(g, 'encounter-over').map((t) => t.outcome)).toEqual([outcome]);
});

test('a dilemma that selects more than there are is failed, and that is told (R-8.8)', () => {
  const { g } = rift('Tom Paris', ATTEMPT);
  const [judged] = told(g, 'judged');
  expect(judged).toMatchObject({ of: 'people', who: 0, met: false, needs: { private: { have: 1, need: 2 } } });
  expect(toldTo(g.defs, 1, judged)).toMatchObject({ met: false, needs: null });
  expect(told(g, 'encounter-over').map((t) => t.outcome)).toEqual(['failed']);
});

test('the numbers on which it depends what a dilemma does are told, and nobody is thought to have what it asks', () => {
  const { g } = rift('Neelix, Kes', ATTEMPT);
  const [sum, rest] = told(g, 'judged');
  expect(sum).toMatchObject({ of: 'depends', needs: { private: { need: 15, atMost: true } } });
  expect(sum.needs?.private.who).toHaveLength(2);
  expect(sum.needs?.private.have).toBe(sum.needs?.private.who?.reduce((n, x) => n + x.n, 0));
  expect(rest).toMatchObject({ of: 'asked', met: false });
  expect(toldTo(g.defs, 1, sum)).toMatchObject({ needs: null });
});

test('what stands at the beginning is told once', () => {
  const { g } = played(`
spaceline:
  - mission: Inversion Mystery
    owner: A
    seeds: [{ card: Astral Eddy, owner: A }]
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Tom Paris] }] }
turn: { player: A, number: 3, segment: orders }
steps: ${ATTEMPT}
`);
  expect(told(g, 'met')[0].needs?.private.met).toBe(false);
  expect(told(g, 'judged')).toEqual([]);
  // and where the card goes has a telling of its own
  expect(told(g, 'put-under')).toHaveLength(1);
});

test('nobody knows where a seed card lies that was shuffled with the others', () => {
  const { g } = played(`
spaceline:
  - mission: Avert Disaster
    owner: A
    seeds: [{ card: Seismic Quake, owner: B }, { card: Male's Love Interest, owner: B }, { card: Common Thief, owner: B }]
    A: { ships: [{ card: U.S.S. Intrepid, crew: [Tom Paris] }], planet: [Giusti, Kes] }
turn: { player: A, number: 3, segment: orders }
steps: [{ A: { verb: attempt, target: Avert Disaster, card: planet } }]
`);
  expect(told(g, 'shuffled')).toMatchObject([{ pile: 'seeds', at: { location: 0 } }]);
  for (const seat of [0, 1] as const) {
    expect(view(g, seat).locations[0].seeds.map((s) => s.card)).toEqual([null, null, null]);
    expect(knownSeeds(g, seat, 0).map((s) => s.how)).toEqual([null, null, null]);
  }
});

const entity = (lore: string) =>
  played(`
spaceline:
  - mission: Catalog Phenomena
    owner: A
    seeds: [{ card: Crystalline Entity, owner: A }]
    A: { ships: [{ card: U.S.S. Hood, crew: [Neela Daren] }] }
  - { mission: Liberation, owner: A, A: { planet: [${lore}] } }
turn: { player: A, number: 3, segment: orders }
steps: [{ A: { verb: attempt, target: Catalog Phenomena, card: U.S.S. Hood } }]
`);

test.each([
  ['', [7, 7, true]],
  ['Lore', [7, 13, false]],
])('numbers that a text doubles are told as they are asked (%s)', (lore, shields) => {
  const [judged] = told(entity(lore).g, 'judged');
  const part = judged.needs?.private.parts?.[0];
  expect([part?.have, part?.need, part?.met]).toEqual(shields);
  // the parts say no more than the whole
  expect(judged.needs?.private.parts?.some((p) => p.met)).toBe(judged.met);
});

/** What is asked for and is no matter of numbers. */
const NO_NUMBER = ['your team could solve the mission as the attempt began'];

test('of everything that a dilemma asks, and that cures it, it can be said how much is missing', () => {
  const leaves = (c: Condition): readonly Condition[] => (c.parts ? c.parts.of.flatMap(leaves) : [c]);
  const asked = (e: Effect): Condition[] => [
    ...(e.asks !== undefined && e.condition !== undefined ? [e.condition] : []),
    ...(e.parts ?? []).flatMap(asked),
  ];
  const all = catalogue.defs.flatMap(({ rules }) => [
    ...(rules?.encounter ? asked(rules.encounter) : []),
    ...(rules?.encounter?.condition ? [rules.encounter.condition] : []),
    ...(rules?.cure ? [rules.cure.when] : []),
  ]);
  const parts = all.flatMap(leaves);
  expect(parts.length).toBeGreaterThan(300);
  expect([...new Set(parts.filter((c) => c.measure === undefined).map((c) => c.text))]).toEqual(NO_NUMBER);
});
