/** Every term of a sum is told with the card that gives it, however it gives it. */
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

/** What is told of the first shot: "7 Kazon Raider" for each term of both sums. */
function firstShot(yaml: string): { attack: string[]; defense: string[] } {
  const scenario = parseScenario(`title: A table\nrules: []\n${yaml}`);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const { log, defs } = runner.game;
  const shot = log.map(({ telling }) => telling).find((t) => t.kind === 'shot')!;
  const terms = (sum: typeof shot.attack) => sum.terms.map(({ n, card }) => `${n} ${defs[card.def].title}`);
  return { attack: terms(shot.attack), defense: terms(shot.defense) };
}

test('what is gained in a battle is told with the card whose text it is', () => {
  const { attack } = firstShot(`
players: { A: { hand: [Battle Bridge Door], tactics: [Photon Torpedo, Quantum Torpedo x2] } }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }
    B: { ships: [{ card: Vidiian Cruiser, crew: [Drenol] }] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attack, card: Kazon Raider, target: Vidiian Cruiser }
  - B: { verb: fire, cards: [Vidiian Cruiser], target: Kazon Raider }
  - A: { verb: play, card: Battle Bridge Door }
  - A: { pick: WEAPONS }
  - A: { pick: Photon Torpedo }
`);
  expect(attack).toEqual(['7 Kazon Raider', '1 Battle Bridge Door', '2 Photon Torpedo']);
});

test('half of what a text gives the facility is told with that text', () => {
  const { defense } = firstShot(`
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }
    B:
      facilities:
        - { card: Vidiian Outpost, on: [Defense System Upgrade], docked: [{ ship: Vidiian Cruiser, crew: [Drenol] }] }
turn: { player: A, number: 3, segment: orders }
steps:
  - A: { verb: attack, card: Kazon Raider, target: Vidiian Cruiser }
  - B: pass
`);
  expect(defense).toEqual(['10 Vidiian Cruiser', '17 Vidiian Outpost', '3 Defense System Upgrade']);
});
