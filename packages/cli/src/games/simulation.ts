/** Many games between bots. Which game is played when depends only on the seed, so that any of them can be had again. */
import { type Format, type Game, type Header, type Seat, scoreOf } from '@spaceline/engine';
import { messageOf } from '../complaint.ts';
import type { Deck } from '../decks/decks.ts';
import { botsFor, headerFor, playOut, startGame, type TwoDecks } from './drive.ts';
import { observe, type SideSeen } from './observed.ts';

export interface Battles {
  ship: number;
  personnel: number;
}

export interface GameResult {
  game: number;
  decks: [string, string];
  bots: [string, string];
  /** A is the first of `decks` and `bots`, B the second; null for a tie or a game without an end */
  winner: 'A' | 'B' | null;
  result: string | null;
  points: [number, number];
  turns: number;
  decisions: number;
  /** how many battles the players began */
  battles: Battles;
  seed: string;
  /** of each side, where the games are observed */
  seen?: [SideSeen, SideSeen];
  error?: string;
  /** of a game that failed: enough to play it again up to there */
  header?: Header;
  answers?: readonly string[];
}

export interface Plan {
  format: Format;
  pairs: readonly TwoDecks[];
  bots: readonly [string, string];
  games: number;
  seed: string;
  /** what happens to each card is kept: it takes a little longer */
  observe?: boolean;
}

/** All ordered pairs of decks, each with itself too. */
export function pairsOf(decks: readonly Deck[]): TwoDecks[] {
  const different = decks.flatMap((a) => decks.filter((b) => b !== a).map((b): TwoDecks => [a, b]));
  return [...different, ...decks.map((d): TwoDecks => [d, d])];
}

const swap = <T>([a, b]: readonly [T, T]): [T, T] => [b, a];
const NAMES = ['A', 'B'] as const;

/** Each pair is played twice in a row, the second time with the seats changed: no bot is favoured by its seat. */
export function playGame(plan: Plan, game: number, finished: (header: Header, g: Game) => void): GameResult {
  const pair = plan.pairs[Math.floor(game / 2) % plan.pairs.length];
  const swapped = game % 2 === 1;
  const decks: TwoDecks = swapped ? swap(pair) : pair;
  const names = swapped ? swap(plan.bots) : plan.bots;
  const seed = `${plan.seed}-${game}`;
  const header = headerFor(plan.format, decks, seed);
  const told = {
    game,
    decks: [decks[0].name, decks[1].name] as [string, string],
    bots: [...names] as [string, string],
  };
  let g: Game | null = null;
  try {
    const bots = botsFor(names, seed, { decks: [...new Set(plan.pairs.flat())].map((d) => d.deck) });
    g = startGame(plan.format, header, bots, plan.observe === true);
    playOut(g, bots);
    finished(header, g);
    return { ...told, ...standing(g), seed, ...(plan.observe && { seen: observe(g, header) }) };
  } catch (e) {
    const broken = { error: messageOf(e), header, answers: g?.answers ?? [] };
    if (g === null) return { ...told, ...NOTHING, seed, ...broken };
    return { ...told, ...standing(g), winner: null, result: null, seed, ...broken };
  }
}

/** Beginning a battle is an answer, so the record of the game tells of every one. */
function battlesIn(answers: readonly string[]): Battles {
  const given = (verb: RegExp) => answers.filter((a) => verb.test(a)).length;
  return { ship: given(/^attack\b/), personnel: given(/^fight\b/) };
}

type Standing = Pick<GameResult, 'winner' | 'result' | 'points' | 'turns' | 'decisions' | 'battles'>;

const NOTHING: Standing = {
  winner: null,
  result: null,
  points: [0, 0],
  turns: 0,
  decisions: 0,
  battles: { ship: 0, personnel: 0 },
};

function standing(g: Game): Standing {
  const { result, turn } = g.state;
  return {
    winner: result === null || result.winner < 0 ? null : NAMES[result.winner as Seat],
    result: result?.kind ?? null,
    points: [scoreOf(g, 0), scoreOf(g, 1)],
    turns: turn.number,
    decisions: g.answers.length,
    battles: battlesIn(g.answers),
  };
}

/** In how many games there was a battle, and how many of each kind there were in all. */
export function battlesOf(results: readonly GameResult[]): Battles & { games: number } {
  const sum = (kind: keyof Battles) => results.reduce((n, r) => n + r.battles[kind], 0);
  const games = results.filter((r) => r.battles.ship + r.battles.personnel > 0).length;
  return { games, ship: sum('ship'), personnel: sum('personnel') };
}

/** Wins by bot where two different bots play, else by seat; and the ties. */
export function winsOf(bots: readonly [string, string], results: readonly GameResult[]): Record<string, number> {
  const same = bots[0] === bots[1];
  const wins: Record<string, number> = same ? { A: 0, B: 0, ties: 0 } : { [bots[0]]: 0, [bots[1]]: 0, ties: 0 };
  for (const r of results) {
    if (r.error !== undefined) continue;
    if (r.winner === null) wins.ties++;
    else wins[same ? r.winner : r.bots[NAMES.indexOf(r.winner)]]++;
  }
  return wins;
}
