/** `spaceline simulate`: bots play many games. */

import { join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import type { Format } from '@spaceline/engine';
import { unfinishedCards } from '@spaceline/formats';
import { phrase, type Words } from '@spaceline/protocol';
import { type Command, Option } from 'commander';
import { formatOption, pair, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { loadDeck, stockDecks } from '../decks/decks.ts';
import { tellUnfinished } from '../decks/unfinished.ts';
import { BOT_NAMES, botNamed, DEFAULT_BOT } from '../games/bots.ts';
import type { TwoDecks } from '../games/drive.ts';
import { playExhaustively } from '../games/exhaustive.ts';
import { saveGame } from '../games/replay-file.ts';
import { battlesOf, type GameResult, type Plan, pairsOf, playGame, winsOf } from '../games/simulation.ts';
import { spokenLanguage } from '../language.ts';
import { columns, print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { styleFor } from '../style.ts';

interface Flags {
  format: Format;
  decks?: [string, string];
  bots: [string, string];
  games: number;
  seed: string;
  save?: string;
  exhaustive?: true | string;
  json?: true;
}

function pairsFor(flags: Flags): TwoDecks[] {
  if (flags.decks) return [[loadDeck(flags.decks[0], flags.format), loadDeck(flags.decks[1], flags.format)]];
  const pairs = pairsOf(stockDecks(flags.format));
  if (pairs.length === 0) throw new Complaint(`No deck of Spaceline is legal in ${flags.format.name}; give --decks`);
  return pairs;
}

function run(flags: Flags) {
  for (const name of flags.bots) botNamed(name);
  const plan: Plan = { ...flags, pairs: pairsFor(flags) };
  const progress = new Progress('games', flags.games);
  const results: GameResult[] = [];
  const started = performance.now();
  for (let n = 0; n < flags.games; n++) {
    progress.at(n);
    results.push(
      playGame(plan, n, (header, g) => {
        if (flags.save === undefined) return;
        const players = n % 2 === 1 ? [flags.bots[1], flags.bots[0]] : flags.bots;
        saveGame(join(flags.save, `game-${n}.json`), header, g, players as [string, string]);
      }),
    );
  }
  const seconds = Math.round(performance.now() - started) / 1000;
  progress.end();
  const errors = results.filter((r) => r.error !== undefined).length;
  return {
    games: flags.games,
    completed: flags.games - errors,
    errors,
    decisions: results.reduce((sum, r) => sum + r.decisions, 0),
    seconds,
    wins: winsOf(flags.bots, results),
    battles: battlesOf(results),
    // bots have nobody to agree with: it is said, and they play
    unfinished: unfinishedCards(
      plan.pairs.flatMap((pair) => pair.map((d) => d.deck)),
      catalogue,
    ),
    results,
  };
}

/** How each deck did, a deck against itself left out. */
function byDeck(results: readonly GameResult[]): Words[] {
  const decks = new Map<string, { games: number; wins: number; ties: number }>();
  for (const r of results) {
    if (r.error !== undefined || r.decks[0] === r.decks[1]) continue;
    for (const [i, name] of r.decks.entries()) {
      const row = decks.get(name) ?? { games: 0, wins: 0, ties: 0 };
      row.games++;
      if (r.winner === null) row.ties++;
      else if ((r.winner === 'A') === (i === 0)) row.wins++;
      decks.set(name, row);
    }
  }
  const rows = [...decks].sort(([, a], [, b]) => b.wins / b.games - a.wins / a.games);
  return columns(rows.map(([name, d]) => [name, `${d.wins} wins`, `${d.ties} ties`, `${d.games} games`]));
}

function show(told: ReturnType<typeof run>): void {
  const style = styleFor(process.stdout);
  const speed = Math.round(told.decisions / Math.max(0.001, told.seconds));
  print(`${told.completed} of ${told.games} games completed in ${told.seconds} s (${speed} decisions a second)`);
  print(
    `Wins: ${Object.entries(told.wins)
      .map(([who, n]) => `${who} ${n}`)
      .join(', ')}`,
  );
  for (const line of byDeck(told.results)) print(phrase`  ${line}`);
  const kinds = new Map<string, number>();
  for (const r of told.results) if (r.result !== null) kinds.set(r.result, (kinds.get(r.result) ?? 0) + 1);
  print(`Ends: ${[...kinds].map(([kind, n]) => `${kind} ${n}`).join(', ')}`);
  for (const line of tellUnfinished(told.unfinished, spokenLanguage())) print(line);
  const { battles } = told;
  print(`Battles: in ${battles.games} games, ${battles.ship} of ships and ${battles.personnel} of personnel`);
  for (const r of told.results) {
    if (r.error !== undefined)
      print(style.bad(`Game ${r.game} (seed ${r.seed}, ${r.decks.join(' against ')}): ${r.error}`));
  }
}

const MOST_EXHAUSTIVE = 600;

/** Every card of a set, used at least once. */
function exhaust(flags: Flags, unlimited: boolean): void {
  const set = typeof flags.exhaustive === 'string' ? flags.exhaustive : 'voy';
  const told = playExhaustively(set, flags.seed, unlimited ? MOST_EXHAUSTIVE : flags.games);
  if (flags.json) printJson(told);
  else {
    const style = styleFor(process.stdout);
    print(`${told.used} of ${told.cards} cards of ${told.set} used in ${told.games} games (${told.seconds} s)`);
    for (const card of told.unused) print(style.bad(`Not used: ${card}`));
    for (const e of told.errors) print(style.bad(`Game ${e.game} (seed ${e.seed}): ${e.message}`));
  }
  if (told.unused.length > 0 || told.errors.length > 0) process.exitCode = 1;
}

export function simulateCommand(program: Command): void {
  program
    .command('simulate')
    .summary('let bots play many games')
    .description(
      'Lets two bots play many games. The seats change after every game. Without --decks every pair of decks that are legal in the format has its turn. Cards that are not in Spaceline in full yet are played as blanks, and named. Exits 1 when a game failed.',
    )
    .addOption(formatOption())
    .option('--decks <a,b>', 'the decks of the two bots: names of decks of Spaceline, or files', pair)
    .addOption(
      new Option('--bots <x,y>', `who plays: ${BOT_NAMES.join(', ')}`)
        .argParser(pair)
        .default([DEFAULT_BOT, 'random'], `${DEFAULT_BOT},random`),
    )
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--save <folder>', 'write every completed game into this folder, for `spaceline replay`')
    .option(
      '--exhaustive [sets]',
      'play with decks of whatever was not used yet, until every card of the sets (voy, or bog,dom,ep) was; --games is the most',
    )
    .option('--json', 'print one JSON object')
    .action((flags: Flags, command: Command) => {
      if (flags.exhaustive !== undefined) {
        exhaust(flags, command.getOptionValueSource('games') === 'default');
        return;
      }
      const told = run(flags);
      if (flags.json) printJson(told);
      else show(told);
      if (told.errors > 0) process.exitCode = 1;
    });
}
