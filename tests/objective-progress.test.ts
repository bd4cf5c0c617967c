/** How far an objective for Borg has come, as its own player is told it: why no probe would follow now. */
import { NOWHERE, objectiveView } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

const after = (steps: string) => {
  const scenario = parseScenario(`title: A table
rules: []
players:
  A: { hand: [Establish Gateway, Assimilate Species], deck: [Kes x9] }
  B: { deck: [Kes x9] }
spaceline:
  - mission: Catalog Phenomena
    owner: A
    A: { ships: [{ card: Borg Sphere, crew: [Two of Nineteen, Eight of Nineteen, Six of Eleven, Five of Eleven] }] }
    B: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }
  - { mission: Liberation, owner: A }
turn: { player: A, number: 3, segment: play }
steps:
${steps}`);
  const runner = new Runner(scenario, rulesFor(scenario));
  runner.run();
  const g = runner.game;
  const id = g.state.cards.findIndex((c) => c.aim !== NOWHERE);
  return { own: objectiveView(g, 0, id), theirs: objectiveView(g, 1, id) };
};

const PLAYED = '  - A: { verb: play, card: Establish Gateway, target: Catalog Phenomena }\n';
const SCOUTED = `${PLAYED}  - A: { verb: scout, target: Catalog Phenomena, card: Borg Sphere }\n`;
const NEXT = `${SCOUTED}  - A: end-turn\n  - B: end-turn\n`;

test('what is not scouted, or only just, is not probed for', () => {
  expect(after(PLAYED).own).toMatchObject({
    scouted: false,
    ready: false,
    waits: { text: 'Its target has not been scouted yet' },
  });
  expect(after(SCOUTED).own).toMatchObject({
    scouted: true,
    ready: false,
    waits: { rule: 'R-11.27', text: 'Scouting was completed in this turn: the probe follows in a later one' },
  });
  expect(after(NEXT).own).toMatchObject({ ready: true });
  expect(after(NEXT).own?.waits).toBeUndefined();
});

test('a battle there, or what the text asks for, is told', () => {
  const attacked = `${SCOUTED}  - A: end-turn
  - B: { verb: attack, card: Kazon Raider, target: Borg Sphere }
  - A: { verb: fire, cards: [Borg Sphere], target: Kazon Raider }
  - B: end-turn
`;
  expect(after(attacked).own?.waits?.text).toBe('You battled at that location in this turn or in the last');
  const away = `${NEXT}  - A: { verb: move, card: Borg Sphere, to: Liberation }\n`;
  expect(after(away).own?.waits?.text).toBe('It asks that scouting is complete and you have Borg at that location');
});

test('the other player is told neither', () => {
  expect(after(PLAYED).theirs).toEqual({ aim: expect.any(Number), scouted: false });
});

test('what only names something is known by that', () => {
  const { own, theirs } = after('  - A: { verb: play, card: Assimilate Species }\n  - A: { pick: Kazon }\n');
  expect(own).toMatchObject({ named: 'Kazon', scouted: null, ready: false });
  expect(own?.waits?.rule).toBe('R-11.27');
  expect(theirs).toMatchObject({ named: 'Kazon' });
});
