/** A text without an end does not take the game, or the server, along. */
import { DEFINITIONS } from '@spaceline/cards';
import { copyState, hashState, makeCatalogue, Status, setStatus } from '@spaceline/engine';
import { type Effect, event, playsOnTable } from '@spaceline/engine/language';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, it } from 'vitest';

const TITLE = 'Lower Decks';

const forEver: Effect = {
  *run({ g, source }) {
    for (let on = true; ; on = !on) setStatus(g, source, Status.FaceDown, on);
  },
  could: () => true,
  text: 'goes on for ever',
  hint: 0,
};

function table() {
  const scenario = parseScenario(`
title: A table
rules: []
players: { A: { hand: [${TITLE}] } }
spaceline: [{ mission: Liberation, owner: A }]
turn: { player: A, number: 3, segment: play }
steps: []
`);
  const looping = event(TITLE, { plays: [playsOnTable({ effect: forEver })] });
  const others = DEFINITIONS.filter((d) => d.title !== TITLE);
  const rules = rulesFor(scenario);
  const facts = rules.catalogue.defs.map((d) => d.facts);
  return new Runner(scenario, { ...rules, catalogue: makeCatalogue(facts, [...others, looping]) }).game;
}

it('is cut off, and says whose it is', () => {
  const g = table();
  const before = hashState(copyState(g.state));
  const copy = g.twin();
  const play = g.decision!.options.find((o) => o.verb === 'play')!;
  expect(() => g.answer(play.key)).toThrow(`${TITLE} does not come to an end`);
  // whoever keeps the position of before goes on from there
  expect(hashState(copy.state)).toBe(before);
  copy.answer(copy.decision!.options.find((o) => o.verb === 'pass' || o.verb === 'end-turn')!.key);
  expect(hashState(copy.state)).not.toBe(before);
});
