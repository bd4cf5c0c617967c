/** Chance that nobody can compute: see docs/security.md, which says what each of these stands for. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { makeDice, randomChoice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  type DeckList,
  type Game,
  type Header,
  newGame,
  type Rules,
  seatThatGoes,
  shuffle,
  toldLog,
  view,
  Zone,
} from '@spaceline/engine';
import { layOut } from '@spaceline/engine/setup';
import { full, parseDeckFor, warpSpeed } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { fold, oldDeal, type Pile, readTheirHand, type Shapes } from './old-generator.ts';

const rules: Rules = { catalogue, format: warpSpeed };
const deck = (name: string): DeckList =>
  parseDeckFor(readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, warpSpeed).deck;
const DECKS: Header['decks'] = [deck('federation'), deck('kazon')];
const SEED = '5f1d0c7be0a94b6d8f2e3a1c9d7b6e5f4a3c2b1d0e9f8a7b6c5d4e3f2a1b0c9d';

const dealt = (seed: string, options = {}): Game =>
  newGame(rules, { format: 'warp-speed', decks: DECKS, seed, version: 'test' }, options);

/** Plays the seed phases at random, up to the first turn. */
function seeded(seed: string, options = {}): Game {
  const g = dealt(seed, options);
  const dice = makeDice(`${seed}/players`);
  while (g.state.turn.number === 0) {
    const { option, cards } = randomChoice(g.decision!, dice);
    g.choose(option, cards);
  }
  return g;
}

describe('the attack on the old generator', () => {
  const shapeOf = (d: DeckList): Pile[] => [
    ...d.missions.map((): Pile => 'missions'),
    ...d.seeds.map((): Pile => 'seeds'),
    ...d.draw.map((): Pile => 'draw'),
  ];
  const SHAPES: Shapes = [shapeOf(DECKS[0]), shapeOf(DECKS[1])];
  const RANGE = 1 << 20;
  const attack = (own: readonly Pile[]) => readTheirHand(own, SHAPES, fold(SEED) - RANGE / 2, RANGE);

  test('reads the other hand where the old generator dealt', () => {
    const { own, hands } = oldDeal(fold(SEED), SHAPES);
    expect(attack(own)).toEqual(hands[1]);
  });

  test('reads nothing here', () => {
    const own: Pile[] = SHAPES[0].map(() => 'draw');
    for (const { id, pile } of view(dealt(SEED), 0).players[0].own) own[id] = pile as Pile;
    expect(own.filter((p) => p === 'missions')).toHaveLength(DECKS[0].missions.length);
    const found = attack(own);
    const theirs = seeded(SEED).hand(1);
    expect(theirs.length).toBeGreaterThan(0);
    expect(found).not.toEqual(theirs);
    expect(found).toBeNull();
  });

  test('two seeds that the old generator could not tell apart give different games', () => {
    const seen = new Map<number, string>();
    let pair: [string, string] | null = null;
    for (let n = 0; pair === null; n++) {
      const seed = `seed ${n}`;
      const before = seen.get(fold(seed));
      if (before !== undefined) pair = [before, seed];
      seen.set(fold(seed), seed);
    }
    expect(fold(pair[0])).toBe(fold(pair[1]));
    expect(dealt(pair[0]).state.cards.map((c) => c.def)).not.toEqual(dealt(pair[1]).state.cards.map((c) => c.def));
    expect(seeded(pair[0]).deck(0)).not.toEqual(seeded(pair[1]).deck(0));
  });
});

describe('the key', () => {
  const everythingSeen = (g: Game): string =>
    JSON.stringify(
      ([0, 1, -1] as const).map((viewer) => [
        view(g, viewer),
        toldLog(g, viewer),
        g.decision?.options.map((o) => o.key),
      ]),
    );
  const withBit = (key: readonly number[], bit: number): number[] =>
    key.map((word, i) => (i === bit >> 5 ? (word ^ (1 << (bit & 31))) >>> 0 : word));
  const useKey = (g: Game, key: readonly number[]): void =>
    layOut(g, (s) => {
      s.chance = { key, drawn: s.chance.drawn };
    });
  const BITS = Array.from({ length: 256 }, (_, bit) => bit);

  test('has 256 bits, and nothing that anybody sees depends on one of them', () => {
    const g = seeded(SEED, { logged: true });
    const { chance } = g.state;
    expect(chance.key).toHaveLength(8);
    const before = everythingSeen(g);
    const differing = BITS.filter((bit) => {
      useKey(g, withBit(chance.key, bit));
      return everythingSeen(g) !== before;
    });
    expect(differing).toEqual([]);
  });

  test('is the whole hash of the seed: nothing is folded', () => {
    const key = createHash('sha256').update(`spaceline chance\n${SEED}`).digest();
    expect(seeded(SEED).state.chance.key).toEqual(Array.from({ length: 8 }, (_, i) => key.readUInt32LE(4 * i)));
  });

  test('decides by every bit of it', () => {
    const begun = seeded(SEED);
    const next = (bit: number | null): string => {
      const g = begun.asIf();
      if (bit !== null) useKey(g, withBit(g.state.chance.key, bit));
      const ids = g.deck(0).slice();
      shuffle(g, 0, ids);
      return ids.join();
    };
    const mine = next(null);
    expect(next(null)).toBe(mine);
    const orders = new Set(BITS.map(next));
    expect(orders.size).toBe(BITS.length);
    expect(orders.has(mine)).toBe(false);
  });

  test('is another one in a fork, and the same in a twin', () => {
    const g = seeded(SEED, { forkable: true });
    const fork = g.fork(makeDice('a bot'));
    expect(fork.state.chance.key).not.toEqual(g.state.chance.key);
    expect(fork.state.chance.key).toEqual(g.fork(makeDice('a bot')).state.chance.key);
    expect(g.twin().hash()).toBe(g.hash());
    // one that is only played on, and never forked itself, goes on the same
    const [again, once] = [true, false].map((forkable) => g.fork(makeDice('a bot'), forkable));
    const dice = makeDice('answers');
    for (let n = 0; n < 400 && again.decision !== null; n++) {
      const { option, cards } = randomChoice(again.decision, dice);
      again.choose(option, cards);
      once.answer(again.answers[n]);
    }
    expect(once.hash()).toBe(again.hash());
    expect(() => once.fork(dice)).toThrow();
    // no word of the real key is left in it
    expect(fork.state.chance.key.filter((word) => g.state.chance.key.includes(word))).toEqual([]);
  });

  test('gives each seat’s shuffle a stream of its own: what one draws does not move the other', () => {
    const order = (before: number): string => {
      const g = seeded(SEED);
      for (let n = 0; n < before; n++) shuffle(g, 0, g.deck(0).slice());
      const ids = g.deck(1).slice();
      shuffle(g, 1, ids);
      return ids.join();
    };
    expect(order(3)).toBe(order(0));
  });
});

describe('the numbers of cards', () => {
  const GAMES = 600;
  /** Where each drawn card's number stands among the numbers of that player's draw deck. */
  function ranks(g: Game, seat: 0 | 1, drawn: readonly number[]): number[] {
    const all = [...g.hand(seat), ...g.deck(seat)].sort((a, b) => a - b);
    return drawn.map((id) => all.indexOf(id));
  }
  /** How far ranks are from being equally frequent: Pearson's chi-square, in standard deviations. */
  function unevenness(list: readonly number[], size: number): number {
    const counts = new Array<number>(size).fill(0);
    for (const rank of list) counts[rank]++;
    const expected = list.length / size;
    const chiSquare = counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    return (chiSquare - (size - 1)) / Math.sqrt(2 * (size - 1));
  }
  const LIMIT = 3.5;
  const games = Array.from({ length: GAMES }, (_, n) => seeded(`numbers ${n}`));
  const withSideDecks = (d: DeckList): DeckList => ({ ...d, tactics: d.draw.slice(0, 12), q: d.draw.slice(0, 12) });
  const decks: Header['decks'] = [withSideDecks(DECKS[0]), withSideDecks(DECKS[1])];
  const sideDecks = games.map((_, n) =>
    newGame({ catalogue, format: full }, { format: 'full', decks, seed: `side decks ${n}`, version: 'test' }),
  );

  test('say nothing about the order of a pile', () => {
    for (const seat of [0, 1] as const) {
      const size = DECKS[seat].draw.length;
      expect(
        unevenness(
          games.flatMap((g) => ranks(g, seat, g.hand(seat))),
          size,
        ),
      ).toBeLessThan(LIMIT);
      expect(
        unevenness(
          games.map((g) => ranks(g, seat, g.deck(seat))[0]),
          size,
        ),
      ).toBeLessThan(LIMIT);
    }
  });

  /** How many cards lie on one with a smaller number: half of them, if numbers tell nothing; in standard deviations off that. */
  function climbing(piles: readonly (readonly number[])[]): number {
    let sum = 0;
    let variance = 0;
    for (const pile of piles) {
      sum += pile.filter((id, i) => i > 0 && id > pile[i - 1]).length - (pile.length - 1) / 2;
      variance += (pile.length + 1) / 12;
    }
    return Math.abs(sum / Math.sqrt(variance));
  }

  /** Every pile that is drawn from. A seed deck and a tent are looked through: their order decides nothing. */
  test.each(['Deck', 'MissionPile', 'Bridge', 'QDeck'] as const)(
    'neither climb nor fall from card to card: %s',
    (name) => {
      // all but the draw deck are shuffled before the seed phases, which use them up
      const all = name === 'Deck' ? games : sideDecks;
      for (const seat of [0, 1] as const) {
        const piles = all.map((g) => g.state.piles[seat][Zone[name] - 1]);
        expect(Math.min(...piles.map((pile) => pile.length))).toBeGreaterThan(1);
        expect(climbing(piles)).toBeLessThan(LIMIT);
        const inOrder = piles.map((pile) => pile.slice().sort((a, b) => a - b));
        expect(climbing(inOrder)).toBeGreaterThan(LIMIT);
      }
    },
  );

  test('would be found out if a pile lay in their order', () => {
    const inOrder = games.flatMap((g) => {
      const all = [...g.hand(0), ...g.deck(0)].sort((a, b) => a - b);
      return ranks(g, 0, all.slice(0, 7));
    });
    expect(unevenness(inOrder, DECKS[0].draw.length)).toBeGreaterThan(LIMIT);
  });

  test('in the own hand say nothing about the other hand', () => {
    const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
    const pairs = games.map((g) => [sum(ranks(g, 0, g.hand(0))), sum(ranks(g, 1, g.hand(1)))]);
    const mean = (i: 0 | 1) => sum(pairs.map((p) => p[i])) / GAMES;
    const [m0, m1] = [mean(0), mean(1)];
    const cov = sum(pairs.map(([a, b]) => (a - m0) * (b - m1)));
    const r = cov / Math.sqrt(sum(pairs.map(([a]) => (a - m0) ** 2)) * sum(pairs.map(([, b]) => (b - m1) ** 2)));
    // three standard deviations of a correlation that is none
    expect(Math.abs(r)).toBeLessThan(3 / Math.sqrt(GAMES));
  });
});

describe('who goes first', () => {
  test('is known from the seed alone, before the cards have their numbers', () => {
    const swapped = [DECKS[1], DECKS[0]] as const;
    const firsts = Array.from({ length: 24 }, (_, n) => {
      const seed = `who goes first ${n}`;
      const first = seatThatGoes('first', seed);
      expect(seatThatGoes('second', seed)).toBe(1 - first);
      for (const decks of [DECKS, swapped])
        expect(newGame(rules, { format: 'warp-speed', decks, seed, version: 'test' }).state.first).toBe(first);
      // the first turn is theirs
      if (n < 4) expect(seeded(seed).state.turn).toMatchObject({ number: 1, seat: first });
      return first;
    });
    expect(new Set(firsts)).toEqual(new Set([0, 1]));
  });
});
