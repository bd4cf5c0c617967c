/** The Borg deck of the full game: legal, complete, and the heuristic bot wins by objectives with it. */
import { readFileSync } from 'node:fs';
import { heuristicBot, makeDice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type Header, newGame, type Rules } from '@spaceline/engine';
import { checkDeck, full, parseDeckFor, unfinishedCards } from '@spaceline/formats';
import { leakObserver, scenarioCatalogue } from '@spaceline/rulebook';
import { beforeAll, describe, expect, test } from 'vitest';
import { playBlindfolded } from './blindfold.ts';

const rules: Rules = { catalogue, format: full };
const read = (name: string) =>
  parseDeckFor(readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, full);
const header = (opponent: string, seed: string): Header => ({
  format: 'full',
  decks: [read('borg').deck, read(opponent).deck],
  seed,
  version: 'test',
});

test('borg is legal, and every card of it is played in full', () => {
  const { deck, problems } = read('borg');
  expect(problems).toEqual([]);
  expect(checkDeck(deck, catalogue, full).problems).toEqual([]);
  expect(unfinishedCards([deck], catalogue)).toEqual([]);
});

describe('the heuristic bot', () => {
  const told = { aimed: 0, scouting: 0, completed: 0, won: 0 };
  let games = 0;
  beforeAll(() => {
    for (const opponent of ['klingon', 'romulan'])
      for (const seed of ['1', '2', '3']) {
        const g = newGame(rules, header(opponent, seed), { logged: true });
        const bots = [heuristicBot(makeDice('0')), heuristicBot(makeDice('1'))];
        while (g.decision !== null) {
          const { seat } = g.decision;
          const { option, cards } = bots[seat].choose(g, seat, g.decision);
          g.choose(option, cards);
        }
        games++;
        if (g.state.result?.winner === 0) told.won++;
        for (const { telling } of g.log)
          if (telling.kind === 'aimed' || telling.kind === 'scouting' || telling.kind === 'completed')
            told[telling.kind]++;
      }
  }, 120_000);

  test('aims, scouts and completes objectives in every game, and wins some', () => {
    expect(told.aimed).toBeGreaterThanOrEqual(2 * games);
    expect(told.scouting).toBeGreaterThanOrEqual(2 * games);
    expect(told.completed).toBeGreaterThanOrEqual(games);
    expect(told.won).toBeGreaterThan(0);
  });

  test('answers the same whatever the cards are that it may not know', () => {
    playBlindfolded(rules, header('dominion', 'blind'), heuristicBot, (real, blind) => expect(blind).toEqual(real));
  }, 120_000);

  test('what is hidden stays so', () => {
    const g = newGame({ catalogue: scenarioCatalogue(), format: full }, header('romulan', 'leaks'), { forkable: true });
    const bots = [heuristicBot(makeDice('0')), heuristicBot(makeDice('1'))];
    let looked = 0;
    for (let n = 0; g.decision !== null && n < 400; n++) {
      const { seat } = g.decision;
      const { option, cards } = bots[seat].choose(g, seat, g.decision);
      g.choose(option, cards);
      if (n % 10 !== 0) continue;
      leakObserver(g);
      looked++;
    }
    expect(looked).toBeGreaterThan(20);
  }, 120_000);
});
