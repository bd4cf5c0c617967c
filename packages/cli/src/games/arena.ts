/**
 * Bots against each other. Two games make a pair: the same decks in the same seats and the same seed, and the bots change places. Which game
 * is played when depends only on its number, so that an arena can be played in pieces.
 */
import { eloOf, makeDice, type Outcome, pairedInterval, ratings, type Setting, wilson } from '@spaceline/bots';
import type { DeckList, Format, Seat } from '@spaceline/engine';
import { messageOf } from '../complaint.ts';
import type { Deck } from '../decks/decks.ts';
import { botNamed } from './bots.ts';
import { headerFor, playOut, startGame, type TwoBots, type TwoDecks } from './drive.ts';

export interface Arena {
  readonly format: Format;
  readonly decks: readonly Deck[];
  readonly bots: readonly string[];
  readonly seed: string;
  readonly setting: Setting;
  /** the own list of whoever sits opposite is left out of those that a deck is guessed from */
  readonly strangers: boolean;
  /** milliseconds of processor time */
  readonly cpu: () => number;
}

export interface ArenaGame {
  game: number;
  /** by seat */
  bots: [string, string];
  decks: [string, string];
  seed: string;
  /** the seat that won; null for a tie or a game that failed */
  winner: Seat | null;
  result: string | null;
  turns: number;
  /** milliseconds of processor time of each seat */
  cpu: [number, number];
  error?: string;
}

/** Every two of the bots. */
export const matchesOf = (bots: readonly string[]): [string, string][] =>
  bots.flatMap((a, i) => bots.slice(i + 1).map((b): [string, string] => [a, b]));

/** Pairs of different decks, each deck equally often on either side: neighbours, then those two apart, and so on. */
export function decksOf(decks: readonly Deck[], n: number): TwoDecks {
  if (decks.length === 1) return [decks[0], decks[0]];
  const first = n % decks.length;
  const apart = 1 + (Math.floor(n / decks.length) % (decks.length - 1));
  return [decks[first], decks[(first + apart) % decks.length]];
}

export function playArenaGame(arena: Arena, game: number): ArenaGame {
  const matches = matchesOf(arena.bots);
  const [a, b] = matches[Math.floor(game / 2) % matches.length];
  const deal = Math.floor(game / (2 * matches.length));
  const decks = decksOf(arena.decks, deal);
  const bots: [string, string] = game % 2 === 0 ? [a, b] : [b, a];
  const seed = `${arena.seed}-${deal}`;
  const cpu: [number, number] = [0, 0];
  const told = { game, bots, decks: [decks[0].name, decks[1].name] as [string, string], seed, cpu };
  try {
    const lists = (seat: Seat): DeckList[] =>
      arena.decks.filter((d) => !arena.strangers || d !== decks[1 - seat]).map((d) => d.deck);
    const made = ([0, 1] as const).map((seat) => {
      const bot = botNamed(bots[seat])(makeDice(`${seed}:${seat}`), { ...arena.setting, decks: lists(seat) });
      const choose: typeof bot.choose = (...args) => {
        const began = arena.cpu();
        const choice = bot.choose(...args);
        cpu[seat] += arena.cpu() - began;
        return choice;
      };
      return { ...bot, choose };
    }) as unknown as TwoBots;
    const g = startGame(arena.format, headerFor(arena.format, decks, seed), made);
    playOut(g, made);
    const { result } = g.state;
    const winner = result === null || result.winner < 0 ? null : (result.winner as Seat);
    return { ...told, winner, result: result?.kind ?? null, turns: g.state.turn.number };
  } catch (e) {
    return { ...told, winner: null, result: null, turns: 0, error: messageOf(e) };
  }
}

export interface MatchTold {
  bots: [string, string];
  games: number;
  /** of the first; a tie is half a win */
  wins: number;
  share: number;
  interval: [number, number];
  /** of the pairs of which both games are played: how many the first won altogether, half, and not at all, and the interval that they allow */
  pairs: { both: number; split: number; neither: number; interval: [number, number] };
  /** by how many points of Elo the first is stronger */
  elo: number;
  eloInterval: [number, number];
  /** milliseconds of processor time in a game, of each */
  cpu: [number, number];
}

const mean = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / Math.max(1, x.length);

/** What the first got in each pair, from 0 to 1. */
function pairShares(games: readonly ArenaGame[], gain: (g: ArenaGame) => number): number[] {
  const pairs = new Map<number, number[]>();
  for (const g of games) {
    const pair = Math.floor(g.game / 2);
    pairs.set(pair, [...(pairs.get(pair) ?? []), gain(g)]);
  }
  return [...pairs.values()].filter((p) => p.length === 2).map(mean);
}

export function tellMatch([a, b]: [string, string], all: readonly ArenaGame[]): MatchTold {
  const games = all.filter((g) => g.error === undefined && g.bots.includes(a) && g.bots.includes(b));
  const seatOf = (g: ArenaGame, bot: string): Seat => (g.bots[0] === bot ? 0 : 1);
  const gain = (g: ArenaGame) => (g.winner === null ? 0.5 : g.winner === seatOf(g, a) ? 1 : 0);
  const wins = games.reduce((n, g) => n + gain(g), 0);
  const shares = pairShares(games, gain);
  const of = (fits: (x: number) => boolean) => shares.filter(fits).length;
  const interval = wilson(wins, games.length);
  const cpu = [a, b].map((bot) => Math.round(mean(games.map((g) => g.cpu[seatOf(g, bot)])))) as [number, number];
  const share = games.length === 0 ? 0.5 : wins / games.length;
  const [low, high] = interval.map((x) => Math.round(eloOf(x)));
  return {
    bots: [a, b],
    games: games.length,
    wins,
    share,
    interval,
    pairs: {
      both: of((x) => x === 1),
      split: of((x) => x > 0 && x < 1),
      neither: of((x) => x === 0),
      interval: pairedInterval(shares),
    },
    elo: Math.round(eloOf(share)),
    eloInterval: [low, high],
    cpu,
  };
}

function outcomesOf(all: readonly ArenaGame[]): Outcome[] {
  return all
    .filter((g) => g.error === undefined)
    .map((g) => ({ players: g.bots, share: g.winner === null ? 0.5 : g.winner === 0 ? 1 : 0 }));
}

export const strengths = (all: readonly ArenaGame[]): { bot: string; elo: number }[] =>
  [...ratings(outcomesOf(all))].map(([bot, elo]) => ({ bot, elo: Math.round(elo) })).sort((x, y) => y.elo - x.elo);
