/** The two decks with a Battle Bridge: they are built to fight, and the heuristic bot fights with them. */
import { readFileSync } from 'node:fs';
import { type BotMaker, heuristicBot, makeDice, playMatch, randomBot } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import {
  type Decision,
  type DeckList,
  type Game,
  type Header,
  newGame,
  type Option,
  type Rules,
  shipBattle,
  totals,
} from '@spaceline/engine';
import { checkDeck, full, parseDeckFor, unfinishedCards } from '@spaceline/formats';
import { beforeAll, describe, expect, test } from 'vitest';
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
    expect(unfinishedCards([decks[name]], catalogue)).toEqual([]);
    expect(decks[name].tactics!.length).toBeGreaterThanOrEqual(12);
  });
});

/** Lets two heuristic bots play, and looks at each answer before it is taken. */
function play(h: Header) {
  const g = newGame(rules, h);
  const bots = [heuristicBot(makeDice('0')), heuristicBot(makeDice('1'))];
  const tactics: TacticSeen[] = [];
  const answersToFire: string[] = [];
  while (g.decision !== null) {
    const decision = g.decision;
    const { option, cards } = bots[decision.seat].choose(g, decision.seat, decision);
    if (decision.prompt.id === 'tactic') tactics.push(judgeTactic(g, decision, option));
    if (decision.prompt.id === 'return-fire') answersToFire.push(option.verb);
    g.choose(option, cards);
  }
  return { begun: begun(g.answers), result: g.state.result, tactics, answersToFire };
}

type TacticSeen = 'draws' | 'passes up a draw' | 'uses none worse' | 'uses a worse one';

/** Worse is a Tactic when another one on offer has both a higher ATTACK and a higher DEFENSE. */
function judgeTactic(g: Game, decision: Decision, option: Option): TacticSeen {
  const more = decision.options.find((o) => o.verb === 'pick' && o.card < 0);
  if (more !== undefined) return option === more ? 'draws' : 'passes up a draw';
  const p = shipBattle(g)!;
  const side = p.sides[0] === decision.seat ? 0 : 1;
  const foe = side === 0 ? 1 : 0;
  const [ours] = side === 0 ? p.attack : p.answer;
  const [theirs] = side === 0 ? p.answer : p.attack;
  const numbers = (tactic: number) => {
    const tactics: [number, number] = [-1, -1];
    tactics[decision.seat] = tactic;
    const open = { ...p, tactics };
    return {
      attack: ours ? totals(g, open, side, ours).attack : 0,
      defense: theirs ? totals(g, open, foe, theirs).defense : 0,
    };
  };
  const mine = numbers(option.card);
  const better = decision.options.some((o) => {
    const other = numbers(o.card);
    return other.attack > mine.attack && other.defense > mine.defense;
  });
  return better ? 'uses a worse one' : 'uses none worse';
}

describe('the heuristic bot', () => {
  const seen: ReturnType<typeof play>[] = [];
  beforeAll(() => {
    for (const n of GAMES) seen.push(play(header(n)));
  }, 120_000);

  test('comes to an end, and fights in at least half of the games', () => {
    expect(seen.every((s) => s.result !== null)).toBe(true);
    expect(seen.filter((s) => s.begun > 0).length).toBeGreaterThanOrEqual(GAMES.length / 2);
  });

  test('draws all the Tactics it may, and uses none that is worse by its totals than another', () => {
    const all = seen.flatMap((s) => s.tactics);
    expect(all.filter((t) => t === 'uses none worse').length).toBeGreaterThan(5);
    expect(all).not.toContain('passes up a draw');
    expect(all).not.toContain('uses a worse one');
  });

  test('returns fire whenever it can', () => {
    expect(new Set(seen.flatMap((s) => s.answersToFire))).toEqual(new Set(['fire']));
  });

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
    for (const n of GAMES.slice(0, 4)) {
      playBlindfolded(rules, header(n), heuristicBot, (real, blind) => expect(blind).toEqual(real));
    }
  }, 60_000);
});
