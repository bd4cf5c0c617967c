/** Answers are kept: what tells options apart in their keys is ids and marks, neither a place in a list nor a name. */
import { addLocation, type Game, locationSpot } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

function tableOf(yaml: string): { g: Game; id: (title: string) => number } {
  const scenario = parseScenario(`title: A table\nrules: []\n${yaml}`);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const g = runner.game;
  return { g, id: (title) => g.state.cards.findIndex((c) => g.def(c.id).title === title) };
}

const offered = (g: Game, verb: string): string[] =>
  g.decision!.options.filter((o) => o.verb === verb).map((o) => o.key);

test('a team is called by who is in it', () => {
  const { g, id } = tableOf(`
spaceline:
  - mission: Expose Plot
    owner: A
    A: { planet: [Cavit, N'Vek, Narik] }
turn: { player: A, number: 3, segment: orders }
steps: []
`);
  const team = (...titles: string[]): string =>
    titles
      .map(id)
      .sort((a, b) => a - b)
      .join('-');
  expect(offered(g, 'attempt').map((key) => key.slice(key.indexOf('~') + 1))).toEqual([
    team('Cavit', 'Narik'),
    team("N'Vek", 'Narik'),
  ]);
});

test('a download is called by what it fetches, and for whom', () => {
  const { g, id } = tableOf(`
spaceline:
  - mission: Expose Plot
    owner: A
    A: { ships: [{ card: U.S.S. Voyager, crew: [Kathryn Janeway] }] }
players: { A: { deck: [Bio-Neural Gel Pack, Blue Alert] } }
turn: { player: A, number: 3, segment: orders }
steps: []
`);
  const from = id('U.S.S. Voyager');
  const keys = offered(g, 'download');
  for (const title of ['Bio-Neural Gel Pack', 'Blue Alert'])
    expect(keys.some((key) => key.startsWith(`download.${id(title)}<${from}`))).toBe(true);
  expect(keys.join()).not.toContain('~');
  g.answer(keys.find((key) => key.startsWith(`download.${id('Blue Alert')}<`))!);
  expect(offered(g, 'download').some((key) => key.startsWith(`download.${id('Blue Alert')}<`))).toBe(false);
});

test('an affiliation is called by its mark, in whatever language', () => {
  const { g, id } = tableOf(`
spaceline:
  - mission: Expose Plot
    owner: A
    A: { planet: [Chakotay] }
turn: { player: A, number: 3, segment: orders }
steps: []
`);
  expect(offered(g, 'switch')).toEqual([`switch.${id('Chakotay')}~non-aligned`]);
});

test('a place in the line is called by the location that it lies before', () => {
  const { g, id } = tableOf(`
players: { A: { missions: [Catalog Phenomena] } }
spaceline:
  - { mission: Assist Cooperative, owner: A }
  - { mission: Liberation, owner: A }
turn: { player: A, segment: mission-phase }
steps: []
`);
  const mission = `seed.${id('Catalog Phenomena')}`;
  expect(offered(g, 'seed')).toEqual([`${mission}~left`, `${mission}>${locationSpot(1)}~before`]);
  // the line may grow at its left end: the key means the same place
  addLocation(g, g.location(0).quadrant, 0);
  g.answer(`${mission}>${locationSpot(1)}~before`);
  const [line] = g.state.lines.filter((l) => l.includes(1));
  expect(line.indexOf(1) - line.indexOf(g.card(id('Catalog Phenomena')).host)).toBe(1);
});
