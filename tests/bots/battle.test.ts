/** The two decks with a Battle Bridge: they are built to fight, and the heuristic bot fights with them. */
import { readFileSync } from 'node:fs';
import { type Bot, type BotMaker, heuristicBot, makeDice, playMatch, randomBot } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type Decision, type DeckList, type Header, newGame, type Rules, shipBattle, totals } from '@spaceline/engine';
import { checkDeck, deckWarnings, full, parseDeckFor } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { playBlindfolded } from './blindfold.ts';

const rules: Rules = { catalogue, format: full };
const NAMES = ['klingon', 'enterprise'] as const;
type Name = (typeof NAMES)[number];

const read = (name: Name) =>
  parseDeckFor(readFileSync(new URL(`../../decks/${name}.txt`, import.meta.url), 'utf8'), catalogue, full);
const decks = Object.fromEntries(NAMES.map((n) => [n, read(n).deck])) as Record<Name, DeckList>;

/** By turns one of the decks begins. */
const header = (seed: number): Header => ({
  format: 'full',
  decks: seed % 2 === 0 ? [decks.klingon, decks.enterprise] : [decks.enterprise, decks.klingon],
  seed: `battle-${seed}`,
  version: 'test',
});

const GAMES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const begun = (answers: readonly string[]): number => answers.filter((a) => /^(attack|fight)\b/.test(a)).length;

describe('the decks', () => {
  test.each(NAMES)('%s is legal, every card of it is played in full, and it has a side deck', (name) => {
    expect(read(name).problems).toEqual([]);
    expect(checkDeck(decks[name], catalogue, full).problems).toEqual([]);
    expect(deckWarnings(decks[name], catalogue)).toEqual([]);
    expect(decks[name].tactics!.length).toBeGreaterThanOrEqual(12);
  });
});

describe('the heuristic bot', () => {
  test('fights in at least half of the games, and comes to an end', () => {
    let fought = 0;
    for (const n of GAMES) {
      const { game, completed } = playMatch(rules, header(n), [heuristicBot, heuristicBot]);
      expect(completed).toBe(true);
      if (begun(game.answers) > 0) fought++;
    }
    expect(fought).toBeGreaterThanOrEqual(GAMES.length / 2);
  }, 60_000);

  test('beats the random bot nearly always', () => {
    let wins = 0;
    for (const n of GAMES) {
      const seat = n % 4 < 2 ? 0 : 1;
      const makers: [BotMaker, BotMaker] = seat === 0 ? [heuristicBot, randomBot] : [randomBot, heuristicBot];
      if (playMatch(rules, header(n), makers).game.state.result?.winner === seat) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(GAMES.length - 1);
  }, 60_000);

  test('answers the same whatever the cards are that it may not know', () => {
    for (const n of GAMES.slice(0, 6)) {
      playBlindfolded(rules, header(n), heuristicBot, (real, blind) => expect(blind).toEqual(real));
    }
  }, 60_000);

  test('draws all the Tactics it may, and uses one that is no worse than the others by its totals', () => {
    let chosen = 0;
    for (const n of GAMES.slice(0, 6)) chosen += watch(header(n), checkTactic);
    expect(chosen).toBeGreaterThan(5);
  }, 60_000);

  test('returns fire whenever it can', () => {
    let asked = 0;
    for (const n of GAMES.slice(0, 6)) {
      asked += watch(header(n), (_game, decision, option) => {
        if (decision.prompt.id !== 'return-fire') return false;
        expect(option.verb).toBe('fire');
        return true;
      });
    }
    expect(asked).toBeGreaterThan(5);
  }, 60_000);
});

type Look = (
  game: ReturnType<typeof newGame>,
  decision: Decision,
  option: ReturnType<Bot['choose']>['option'],
) => boolean;

/** Lets two heuristic bots play, looks at each answer before it is taken, and counts those that were of interest. */
function watch(h: Header, look: Look): number {
  const g = newGame(rules, h);
  const bots = [heuristicBot(makeDice('0')), heuristicBot(makeDice('1'))];
  let count = 0;
  while (g.decision !== null) {
    const { seat } = g.decision;
    const { option, cards } = bots[seat].choose(g, seat, g.decision);
    if (look(g, g.decision, option)) count++;
    g.choose(option, cards);
  }
  return count;
}

/** No other Tactic on offer has both a higher ATTACK and a higher DEFENSE. */
const checkTactic: Look = (g, decision, option) => {
  if (decision.prompt.id !== 'tactic') return false;
  const more = decision.options.find((o) => o.verb === 'pick' && o.card < 0);
  if (more !== undefined) {
    expect(option).toBe(more);
    return false;
  }
  const p = shipBattle(g)!;
  const side = p.sides[0] === decision.seat ? 0 : 1;
  const fire = (s: 0 | 1) => (s === 0 ? p.attack : p.answer);
  const numbers = (tactic: number) => {
    const tactics: [number, number] = [-1, -1];
    tactics[decision.seat] = tactic;
    const [ours] = fire(side);
    const [theirs] = fire(side === 0 ? 1 : 0);
    const open = { ...p, tactics };
    return {
      attack: ours ? totals(g, open, side, ours).attack : 0,
      defense: theirs ? totals(g, open, side === 0 ? 1 : 0, theirs).defense : 0,
    };
  };
  const mine = numbers(option.card);
  for (const o of decision.options) {
    if (o.verb !== 'pick') continue;
    const other = numbers(o.card);
    expect(other.attack > mine.attack && other.defense > mine.defense).toBe(false);
  }
  return true;
};
