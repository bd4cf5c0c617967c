/** The deck of another time: legal, complete, and the heuristic bot comes from there to the present and solves missions. */
import { readFileSync } from 'node:fs';
import { heuristicBot, makeDice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { isTimeLocation, locationOf, newGame, type Rules, solvedBy } from '@spaceline/engine';
import { checkDeck, full, parseDeckFor, unfinishedCards } from '@spaceline/formats';
import { expect, test } from 'vitest';

const rules: Rules = { catalogue, format: full };
const read = (name: string) =>
  parseDeckFor(readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, full);

test('yesterday is legal, and every card of it is played in full', () => {
  const { deck, problems } = read('yesterday');
  expect(problems).toEqual([]);
  expect(checkDeck(deck, catalogue, full).problems).toEqual([]);
  expect(unfinishedCards([deck], catalogue)).toEqual([]);
});

test('its people report in their own time, travel to the present, and solve missions there', () => {
  const decks: [ReturnType<typeof read>['deck'], ReturnType<typeof read>['deck']] = [
    read('yesterday').deck,
    read('enterprise').deck,
  ];
  const g = newGame(rules, { format: 'full', decks, seed: 'yesterday', version: 'test' }, { logged: true });
  const bots = [heuristicBot(makeDice('0')), heuristicBot(makeDice('1'))];
  const seen = { reported: 0, travelled: 0, alone: 0 };
  while (g.decision !== null) {
    const { seat } = g.decision;
    const { option, cards } = bots[seat].choose(g, seat, g.decision);
    const { verb, to, card } = option;
    g.choose(option, cards);
    const where = verb === 'report' ? locationOf(g, card) : -1;
    if (seat === 0 && where >= 0 && isTimeLocation(g, where)) seen.reported++;
    if (verb !== 'use' || to < 0 || !g.def(to).ship || option.mark !== 'time-travel') continue;
    expect(seat).toBe(0);
    seen.travelled++;
    if (g.tableau.aboard[to].length < 7) seen.alone++;
  }
  expect(seen.reported).toBeGreaterThan(7);
  expect(seen.travelled).toBeGreaterThan(0);
  expect(seen.alone).toBe(0);
  expect(solvedBy(g, 0).length).toBeGreaterThan(0);
});
