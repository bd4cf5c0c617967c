/** How fast our engine is: complete random games, forks and views, on one thread. */
import { type Dice, makeDice, randomChoice } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type Format, type Game, type GameOptions, newGame, view } from '@spaceline/engine';
import { FORMATS } from '@spaceline/formats';
import { stockDecks } from '../decks/decks.ts';
import { headerFor, type TwoDecks } from '../games/drive.ts';
import { pairsOf } from '../games/simulation.ts';
import { median, percentile } from './statistics.ts';

export interface Measured {
  decisionsPerSecond: number;
  games: number;
  decisions: number;
  seconds: number;
  forkMicros: number;
  forkMicrosP95: number;
  viewMicros: number;
}

const WARM_UP_GAMES = 300;
/** Samples of a fork and of a view, how many come first and are not counted, and how many decisions lie between two. */
const SAMPLES = 3000;
const WARM_UP_SAMPLES = 500;
const EVERY = 7;

interface Tables {
  format: Format;
  pairs: readonly TwoDecks[];
}

const allTables = (): Tables[] =>
  FORMATS.map((format) => ({ format, pairs: pairsOf(stockDecks(format)) })).filter((t) => t.pairs.length > 0);

/** The n-th game: the formats in turn, and within each all its pairs of decks. */
function start(tables: readonly Tables[], n: number, options: GameOptions): Game {
  const { format, pairs } = tables[n % tables.length];
  const pair = pairs[Math.floor(n / tables.length) % pairs.length];
  return newGame({ catalogue, format }, headerFor(format, pair, `bench-${n}`), options);
}

function step(g: Game, dice: Dice): void {
  const { option, cards } = randomChoice(g.decision!, dice);
  g.choose(option, cards);
}

function play(tables: readonly Tables[], n: number): number {
  const dice = makeDice(`bench-${n}`);
  const g = start(tables, n, {});
  while (g.decision !== null) step(g, dice);
  return g.answers.length;
}

type Played = Pick<Measured, 'decisionsPerSecond' | 'games' | 'decisions' | 'seconds'>;

function speed(tables: readonly Tables[], seconds: number): Played {
  for (let n = 0; n < WARM_UP_GAMES; n++) play(tables, n);
  let games = 0;
  let decisions = 0;
  let spent = 0;
  const started = performance.now();
  while (spent < seconds) {
    decisions += play(tables, WARM_UP_GAMES + games++);
    spent = (performance.now() - started) / 1000;
  }
  return {
    decisionsPerSecond: Math.round(decisions / spent),
    games,
    decisions,
    seconds: Math.round(spent * 1000) / 1000,
  };
}

/** Microseconds of something done at decisions of random games. */
function sample(tables: readonly Tables[], work: (g: Game) => unknown): number[] {
  const out: number[] = [];
  for (let n = 0; out.length < SAMPLES + WARM_UP_SAMPLES; n++) {
    const dice = makeDice(`sample-${n}`);
    const g = start(tables, n, { forkable: true });
    for (let i = 0; g.decision !== null; i++) {
      if (i % EVERY === 0) {
        const started = performance.now();
        work(g);
        out.push((performance.now() - started) * 1000);
      }
      step(g, dice);
    }
  }
  return out.slice(WARM_UP_SAMPLES);
}

const tenth = (n: number): number => Math.round(n * 10) / 10;

export function measure(seconds: number, told: (what: string) => void): Measured {
  const tables = allTables();
  told('playing random games');
  const played = speed(tables, seconds);
  told('forking');
  const dice = makeDice('forks');
  const forks = sample(tables, (g) => g.fork(dice));
  told('viewing');
  const views = sample(tables, (g) => view(g, g.decision!.seat));
  return {
    ...played,
    forkMicros: tenth(median(forks)),
    forkMicrosP95: tenth(percentile(forks, 95)),
    viewMicros: tenth(median(views)),
  };
}
