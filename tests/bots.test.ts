/** The opponents: they play whole games, by the same seed the same game, and from what their seat may know alone. */
import { readFileSync } from 'node:fs';
import { BOTS, type Bot, type BotMaker, heuristicBot, makeDice, playMatch, randomBot } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  below,
  copyState,
  type Decision,
  type DeckList,
  Game,
  type Header,
  knows,
  newGame,
  type Rules,
  type Seat,
  seedWords,
  Zone,
} from '@spaceline/engine';
import { checkDeck, deckWarnings, parseDeckFor, warpSpeed } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';

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
    expect(deckWarnings(decks[name], catalogue)).toEqual([]);
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
    for (const [a, b] of PAIRS) {
      compared += playBlindfolded(header(a, b, 'blind'), (real, blind) => expect(blind).toEqual(real));
    }
    expect(compared).toBeGreaterThan(300);
  }, 60_000);
});

test('every bot has a name by which it can be asked for', () => {
  for (const [name, maker] of Object.entries(BOTS)) expect(maker(makeDice(name)).name).toBe(name);
});

// ----- the blindfold

/** Cards that could change places without the seat noticing: those of one player, of the same sort. */
function sortOf(g: Game, id: number): string {
  const c = g.card(id);
  switch (c.zone) {
    case Zone.Hand:
    case Zone.Deck:
      return `${c.owner} to draw`;
    case Zone.SeedPile:
    case Zone.Seeded:
    case Zone.Aside:
      return `${c.owner} to seed`;
    case Zone.Aboard:
    case Zone.Planet:
      return `${c.owner} in play, ${g.def(id).facts.type}`;
    default:
      return `${id}`;
  }
}

/** A copy of the game in which everything that the seat may not know is dealt anew. */
function redeal(g: Game, seat: Seat, decision: Decision, seed: string): Game {
  const state = copyState(g.state);
  // what the question names is known to whoever is asked
  const named = new Set([decision.prompt.card, ...decision.options.flatMap((o) => [o.card, ...(o.group ?? [])])]);
  const sorts = new Map<string, number[]>();
  for (const c of state.cards) {
    if (knows(g, seat, c.id) || named.has(c.id)) continue;
    const sort = sortOf(g, c.id);
    sorts.set(sort, [...(sorts.get(sort) ?? []), c.id]);
  }
  const words = seedWords(seed);
  for (const ids of sorts.values()) {
    for (let i = ids.length - 1; i > 0; i--) {
      const j = below(words, i + 1);
      const [x, y] = [state.cards[ids[i]], state.cards[ids[j]]];
      [x.def, y.def] = [y.def, x.def];
    }
  }
  state.rng = seedWords(`${seed}/chance`);
  return new Game(g.rules, state);
}

/** Plays a game; at every question a second bot with the same past answers from a table that was dealt anew. */
function playBlindfolded(h: Header, compare: (real: string, blind: string) => void): number {
  const g = newGame(rules, h);
  const make = (seat: Seat): Bot => heuristicBot(makeDice(`${h.seed}/${seat}`));
  const sighted = [make(0), make(1)];
  const blind = [make(0), make(1)];
  let compared = 0;
  while (g.decision !== null) {
    const decision = g.decision;
    const { seat } = decision;
    const other = redeal(g, seat, decision, `${h.seed}/${compared}`);
    const real = sighted[seat].choose(g, seat, decision);
    const guess = blind[seat].choose(other, seat, decision);
    compare(`${real.option.key}:${real.cards.join(',')}`, `${guess.option.key}:${guess.cards.join(',')}`);
    compared++;
    g.choose(real.option, real.cards);
  }
  return compared;
}
