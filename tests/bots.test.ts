/** The opponents: they play whole games, by the same seed the same game, and from what their seat may know alone. */
import { readFileSync } from 'node:fs';
import { BOTS, type BotMaker, heuristicBot, makeDice, playMatch, randomBot } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import type { DeckList, Header, Rules } from '@spaceline/engine';
import { checkDeck, parseDeckFor, unfinishedCards, warpSpeed } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { playBlindfolded } from './bots/blindfold.ts';

const rules: Rules = { catalogue, format: warpSpeed };
const NAMES = [
  'federation',
  'equinox',
  'kazon',
  'kazon-ogla',
  'vidiian',
  'vidiian-harvest',
  'think-tank',
  'hunting-party',
] as const;
type Name = (typeof NAMES)[number];

const read = (name: Name) =>
  parseDeckFor(readFileSync(new URL(`../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, warpSpeed);
const decks = Object.fromEntries(NAMES.map((n) => [n, read(n).deck])) as Record<Name, DeckList>;
/** Every deck against its neighbour and against the one after that, so that each sits on either side twice. */
const PAIRS = NAMES.flatMap((a, i) => [1, 2].map((n): [Name, Name] => [a, NAMES[(i + n) % NAMES.length]]));

const header = (a: Name, b: Name, seed: string): Header => ({
  format: 'warp-speed',
  decks: [decks[a], decks[b]],
  seed,
  version: 'test',
});

describe('the decks', () => {
  test.each(NAMES)('%s is legal, and every card of it is played in full', (name) => {
    expect(read(name).problems).toEqual([]);
    expect(checkDeck(decks[name], catalogue, warpSpeed).problems).toEqual([]);
    expect(unfinishedCards([decks[name]], catalogue)).toEqual([]);
  });

  test.each(NAMES)('%s has a planet mission, a space mission and an outpost', (name) => {
    const missions = decks[name].missions.map((id) => catalogue.byId(id)!.facts.where);
    expect(missions).toContain('planet');
    expect(missions).toContain('space');
    const outposts = decks[name].seeds.filter((id) => catalogue.byId(id)!.facts.facility === 'outpost');
    expect(outposts).toHaveLength(1);
  });
});

describe('the heuristic bot', () => {
  test('beats the random bot nearly always', () => {
    let wins = 0;
    let games = 0;
    for (const [a, b] of PAIRS) {
      for (const seat of [0, 1] as const) {
        const makers: [BotMaker, BotMaker] = seat === 0 ? [heuristicBot, randomBot] : [randomBot, heuristicBot];
        const { game, completed } = playMatch(rules, header(a, b, `test-${seat}`), makers);
        expect(completed).toBe(true);
        games++;
        if (game.state.result?.winner === seat) wins++;
      }
    }
    expect(wins).toBeGreaterThanOrEqual(0.95 * games);
  }, 60_000);

  test('plays against itself to a Full Win in most games', () => {
    let full = 0;
    for (const [a, b] of PAIRS) {
      const { game } = playMatch(rules, header(a, b, 'itself'), [heuristicBot, heuristicBot]);
      if (game.state.result?.kind === 'full-win') full++;
    }
    expect(full).toBeGreaterThanOrEqual(0.9 * PAIRS.length);
  }, 60_000);

  test('gives the same answers in the same game', () => {
    const play = () => playMatch(rules, header('kazon', 'federation', 'again'), [heuristicBot, heuristicBot]).game;
    const first = play();
    const second = play();
    expect(second.answers).toEqual(first.answers);
    expect(second.hash()).toBe(first.hash());
  });

  test('never goes round in circles: a turn has an end', () => {
    for (const [a, b] of PAIRS) {
      const { game, decisions } = playMatch(rules, header(a, b, 'circles'), [heuristicBot, heuristicBot]);
      expect(decisions / game.state.turn.number).toBeLessThan(30);
    }
  }, 60_000);

  test('answers the same whatever the cards are that it may not know', () => {
    let compared = 0;
    for (const [a, b] of PAIRS.filter((_, i) => i % 2 === 0)) {
      compared += playBlindfolded(rules, header(a, b, 'blind'), heuristicBot, (real, blind) =>
        expect(blind).toEqual(real),
      );
    }
    expect(compared).toBeGreaterThan(300);
  }, 60_000);
});

test('every bot has a name by which it can be asked for', () => {
  for (const [name, maker] of Object.entries(BOTS)) expect(maker(makeDice(name)).name).toBe(name);
});
