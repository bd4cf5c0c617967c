/** At a mission with both icons: who faces a seed card, and whose crew counts. */
import { attemptForecast, type Game, planetSpot, requirementFor, type Telling, view } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

function played(yaml: string): { g: Game; id: (title: string) => number } {
  const scenario = parseScenario(`title: A mission with both icons\nrules: []\n${yaml}`);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const g = runner.game;
  return { g, id: (title) => g.state.cards.findIndex((c) => g.def(c.id).title === title) };
}

const search = (seed: string, crew: string, team: string, steps: string) =>
  played(`
spaceline:
  - mission: Runabout Search
    owner: A
    seeds: [{ card: ${seed}, owner: A }]
    A: { ships: [{ card: U.S.S. Nebula, crew: [${crew}] }], planet: [${team}] }
turn: { player: A, number: 3, segment: orders }
steps: ${steps}
`);

const ATTEMPT = '[{ A: { verb: attempt, target: Runabout Search, card: U.S.S. Nebula } }]';

const told = <K extends Telling['kind']>(g: Game, kind: K) =>
  g.log.flatMap(({ telling }) => (telling.kind === kind ? [telling as Extract<Telling, { kind: K }>] : []));

// a planet dilemma that asks for MEDICAL and SECURITY, and a space dilemma that asks for Navigation, Physics and engineers
for (const [where, seed, crew, team, faces] of [
  ['planet', 'Microvirus', 'Alyssa Ogawa, Tuvok', 'Worf', ['Worf']],
  ['space', 'Astral Eddy', 'Worf', 'Tom Paris, Harry Kim, Joseph Carey', ['Worf']],
] as const)
  test(`a ${where} dilemma is judged by those who face it, before and when it is met`, () => {
    const before = search(seed, crew, team, '[]');
    const option = before.g.decision!.options.find((o) => o.verb === 'attempt')!;
    expect(attemptForecast(before.g, 0, 0, option.from, null, option.mark).seeds[0].asks?.met).toBe(false);
    const { g } = search(seed, crew, team, ATTEMPT);
    const [met] = told(g, 'met');
    expect(met.team.map((r) => g.def(r.card).title)).toEqual(faces);
    expect(met.needs?.private.met).toBe(false);
    expect(told(g, 'encounter-over').map((t) => t.outcome)).toEqual(['failed']);
  });

test('a dilemma that both face is judged by both', () => {
  const { g } = search('Hazardous Duty', 'Alyssa Ogawa', 'Worf', ATTEMPT);
  expect(told(g, 'met')[0].team).toHaveLength(2);
});

for (const state of ['stopped: true', 'cloaked: true'])
  test(`the crew of a ship that may not attempt does not count (${state})`, () => {
    const { g, id } = played(`
spaceline:
  - mission: Runabout Search
    owner: A
    A:
      ships:
        - { card: U.S.S. Nebula, crew: [Harry Kim] }
        - { card: U.S.S. Intrepid, ${state}, crew: [Cavit, Worf] }
      planet: [Alyssa Ogawa, Kes, Neelix, Tom Paris]
turn: { player: A, number: 3, segment: orders }
steps: []
`);
    const answer = requirementFor(g, 0, 0, planetSpot(0));
    expect(answer.spots).toContain(id('U.S.S. Nebula'));
    expect(answer).toMatchObject({ why: null, now: { met: false } });
    const option = g.decision!.options.find((o) => o.verb === 'attempt')!;
    expect(attemptForecast(g, 0, 0, option.from, null, option.mark).team).toEqual(answer.team);
    // and that crew is not where one would look first, however many they are
    expect(view(g, 0).locations[0].attempt?.from.at(-1)).toBe(id('U.S.S. Intrepid'));
  });
