/** Whoever asks why something is refused may name a card or a place that is not in the game: one guard answers, for every action. */
import { action, type Proposal, planetSpot, type Reason, whyNot } from '@spaceline/engine';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { expect, test } from 'vitest';

const scenario = parseScenario(`
title: A table
rules: []
spaceline:
  - { mission: Liberation, owner: A, A: { ships: [{ card: Kazon Raider, crew: [Maniz] }] }, B: { ships: [Kazon Shuttle] } }
turn: { player: A, number: 3, segment: orders }
steps: []
`);
const g = new Runner(scenario, rulesFor(scenario)).game;
const [raider, maniz] = ['Kazon Raider', 'Maniz'].map((t) => g.state.cards.findIndex((c) => g.def(c.id).title === t));
const NO_CARD = g.state.cards.length;
const NO_PLANET = planetSpot(g.state.locations.length);
const why = (verb: Proposal['verb'], more: Partial<Proposal>): Reason | null => whyNot(g, 0, action(verb, more));

test('a place that is not there', () => {
  for (const to of [NO_CARD, NO_PLANET]) {
    expect(why('beam', { cards: [maniz], to })?.rule).toBe('R-7.4');
    expect(why('walk', { cards: [maniz], to })?.rule).toBe('R-7.4');
    expect(why('move', { card: raider, to })?.rule).toBe('R-7.4');
    expect(why('fight', { from: to })?.rule).toBe('R-7.4');
    expect(why('attack', { cards: [raider], to })?.rule).toBe('R-7.4');
    expect(why('seed', { card: raider, to })?.rule).toBe('R-7.4');
  }
});

test('a card that is not there', () => {
  expect(why('attack', { cards: [raider, NO_CARD] })?.rule).toBe('R-7.1');
  expect(why('move', { card: NO_CARD })?.rule).toBe('R-7.1');
});

test('what is there has a reason of its own', () => {
  expect(why('beam', { cards: [maniz], from: raider, to: raider })?.rule).toBe('R-7.9');
});
