/** What a seat cannot know changes neither what is dealt anew for it, nor what it remembers, nor what a bot that looks ahead does. */
import { readFileSync } from 'node:fs';
import { heuristicBot, makeDice, searchBot } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  copyState,
  type DeckList,
  diceOf,
  type Game,
  gameFrom,
  knows,
  newGame,
  other,
  type Seat,
  stockOf,
  Zone,
} from '@spaceline/engine';
import { parseDeckFor, warpSpeed } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';

const rules = { catalogue, format: warpSpeed };
const deck = (name: string): DeckList =>
  parseDeckFor(readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, warpSpeed).deck;
const lists = ['federation', 'kazon', 'vidiian', 'think-tank'].map(deck);

const isAction = (g: Game): boolean => g.decision!.kind === 'action';

/** A game between two heuristic bots up to this turn's first question of an action, or of another sort. */
function gameUpTo(turn: number, seed: string, isMeant = isAction): Game {
  const header = { format: 'warp-speed', decks: [lists[0], lists[1]] as const, seed, version: 'test' };
  const g = newGame(rules, header, { forkable: true, logged: true, witnessed: true });
  const bots = [heuristicBot(makeDice(`${seed} 0`)), heuristicBot(makeDice(`${seed} 1`))];
  while (g.decision !== null && (g.state.turn.number < turn || !isMeant(g))) {
    const { seat } = g.decision;
    const { option, cards } = bots[seat].choose(g, seat, g.decision);
    g.choose(option, cards);
  }
  return g;
}

/** The same table for the seat, with hidden cards swapped behind its back: identities of the other's, and the order of the own deck. */
function swapped(g: Game, seat: Seat, seed: string): Game {
  const state = copyState(g.state);
  const dice = diceOf(seed);
  const zones: Zone[][] = [[Zone.Hand, Zone.Deck], [Zone.Seeded]];
  for (const among of zones) {
    const ids = state.cards
      .filter((c) => c.owner === other(seat) && among.includes(c.zone) && !knows(g, seat, c.id))
      .map((c) => c.id);
    for (let i = ids.length - 1; i > 0; i--) {
      const [x, y] = [state.cards[ids[i]], state.cards[ids[dice(i + 1)]]];
      if (among.includes(Zone.Seeded) && g.defs[x.def].facts.where !== g.defs[y.def].facts.where) continue;
      [x.def, y.def] = [y.def, x.def];
    }
  }
  state.piles[seat][Zone.Deck - 1].reverse();
  return gameFrom(rules, state, { forkable: true });
}

/** What a seat is dealt, as one string. */
const told = (g: Game | null): string => JSON.stringify([g?.state.cards.map((c) => c.def), g?.state.piles]);

describe.each([
  [5, 'one'],
  [8, 'two'],
])('at turn %i of a game', (turn, seed) => {
  const g = gameUpTo(turn, seed);
  const { seat } = g.decision!;
  // what is swapped has no past, so neither has what it is compared with
  const plain = gameFrom(rules, g.state, { forkable: true });
  const behind = [1, 2].map((n) => swapped(g, seat, `${seed} ${n}`));

  test('what is dealt anew is the same whatever is really there', () => {
    const stock = stockOf(rules, lists[2]);
    for (const b of behind) {
      expect(told(b)).not.toEqual(told(plain));
      expect(told(b.redeal(seat, 'key'))).toEqual(told(plain.redeal(seat, 'key')));
      expect(told(b.redeal(seat, 'key', stock))).toEqual(told(plain.redeal(seat, 'key', stock)));
    }
  });

  test('whatever the seat knows stays what it is, and the question the same', () => {
    for (const key of ['a', 'b', 'c']) {
      const world = g.redeal(seat, key)!;
      expect(world.decision!.options.map((o) => o.key)).toEqual(g.decision!.options.map((o) => o.key));
      for (const c of g.state.cards) if (knows(g, seat, c.id)) expect(world.card(c.id).def).toBe(c.def);
      expect(told(world)).not.toEqual(told(g));
      expect(world.state.chance.key).not.toEqual(g.state.chance.key);
    }
  });

  test('those who were shown and went into a hidden crew are somewhere where they may be', () => {
    const foe = other(seat);
    const inPlay = (x: Game) =>
      x.state.cards.filter((c) => c.owner === foe && c.zone >= Zone.Mission).map((c) => c.def);
    const hidden = g.state.cards.filter((c) => c.owner === foe && c.zone >= Zone.Mission && !knows(g, seat, c.id));
    expect(hidden.length).toBeGreaterThan(2);
    // every one of them reported in the open, so the same people are in play on every table, whatever deck they may be from
    const stock = stockOf(rules, lists[2]);
    const sorted = (defs: number[]) => defs.sort((a, b) => a - b);
    expect(sorted(inPlay(g.redeal(seat, 'x', stock)!))).toEqual(sorted(inPlay(g)));
  });

  test('a bot that looks ahead does the same', () => {
    const depth = { playouts: 10, turns: 1, layouts: 8, layoutTurns: 2 };
    const answer = (x: Game) => {
      const bot = searchBot('commander', depth, makeDice('leak'), { decks: lists });
      const { option, cards } = bot.choose(x, seat, x.decision!);
      return { key: option.key, cards, why: bot.why!() };
    };
    const expected = answer(plain);
    expect(answer(behind[0])).toEqual(expected);
    expect(expected.why.playouts).toBeGreaterThan(8);
  });
});

describe('while the seeds are laid out', () => {
  const g = gameUpTo(0, 'layout', (x) => x.decision!.prompt.id === 'batch');
  const { seat } = g.decision!;
  const plain = gameFrom(rules, g.state, { forkable: true });

  test('a bot that tries layouts finds the same, whatever the other holds', () => {
    const depth = { playouts: 10, turns: 1, layouts: 40, layoutTurns: 4 };
    const answer = (x: Game) => {
      const bot = searchBot('commander', depth, makeDice('leak'), { decks: lists });
      const { option, cards } = bot.choose(x, seat, x.decision!);
      return { key: option.key, cards, why: bot.why!() };
    };
    const behind = swapped(g, seat, 'behind');
    expect(told(behind)).not.toEqual(told(plain));
    const expected = answer(plain);
    expect(answer(behind)).toEqual(expected);
    expect(expected.why).toMatchObject({ how: 'layout', playouts: 40 });
  });
});
