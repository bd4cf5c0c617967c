/** `spaceline simulate`: bots play many games. */

import { join } from 'node:path';
import { catalogue } from '@spaceline/cards';
import type { Format } from '@spaceline/engine';
import { unfinishedCards } from '@spaceline/formats';
import { phrase, type Words } from '@spaceline/protocol';
import { type Command, Option } from 'commander';
import { formatOption, names, pair, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { loadDeck, stockDecks } from '../decks/decks.ts';
import { tellUnfinished } from '../decks/unfinished.ts';
import { BOT_NAMES, botNamed, DEFAULT_BOT } from '../games/bots.ts';
import type { TwoDecks } from '../games/drive.ts';
import { ALL, playExhaustively } from '../games/exhaustive.ts';
import { compare, type DeckLab, labOf, type Share, sharesOf } from '../games/lab.ts';
import { saveGame } from '../games/replay-file.ts';
import { battlesOf, type GameResult, type Plan, pairsOf, playGame, winsOf } from '../games/simulation.ts';
import { canThread, playInThreads } from '../games/threads.ts';
import { spokenLanguage } from '../language.ts';
import { columns, print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { styleFor } from '../style.ts';

interface Flags {
  format: Format;
  decks?: [string, string];
  deck?: string;
  field?: true | string[];
  bots: [string, string];
  games: number;
  first: number;
  seed: string;
  save?: string;
  exhaustive?: true | string;
  jobs: number;
  cards?: true;
  compare?: string;
  json?: true;
}

function pairsFor(flags: Flags): TwoDecks[] {
  if (flags.decks) return [[loadDeck(flags.decks[0], flags.format), loadDeck(flags.decks[1], flags.format)]];
  if (flags.deck !== undefined) return fieldFor(flags, flags.deck);
  const pairs = pairsOf(stockDecks(flags.format));
  if (pairs.length === 0) throw new Complaint(`No deck of Spaceline is legal in ${flags.format.name}; give --decks`);
  return pairs;
}

/** One deck against each of a field: those that are named, or every deck of Spaceline but itself. */
function fieldFor({ field, format }: Flags, deck: string): TwoDecks[] {
  const mine = loadDeck(deck, format);
  const others = Array.isArray(field) ? field.map((name) => loadDeck(name, format)) : stockDecks(format);
  const pairs = others.filter((other) => other.name !== mine.name).map((other): TwoDecks => [mine, other]);
  if (pairs.length === 0) throw new Complaint(`There is nobody for ${mine.name} to play against; give --field`);
  return pairs;
}

/** The arguments with which a thread plays a piece of this. */
const asArguments = (flags: Flags): string[] => [
  ...['--format', flags.format.id, '--bots', flags.bots.join(','), '--seed', flags.seed],
  ...(flags.decks ? ['--decks', flags.decks.join(',')] : []),
  ...(flags.deck === undefined ? [] : ['--deck', flags.deck]),
  ...(flags.field === undefined ? [] : flags.field === true ? ['--field'] : ['--field', flags.field.join(',')]),
  ...(flags.save === undefined ? [] : ['--save', flags.save]),
  ...(flags.cards ? ['--cards'] : []),
];

/** Ctrl+C ends the games, and what was played is told. */
async function playThreaded(flags: Flags, progress: Progress): Promise<GameResult[]> {
  const { first, games, jobs } = flags;
  const running = playInThreads<GameResult>({
    command: 'simulate',
    args: asArguments(flags),
    first,
    games,
    jobs,
    progress: (done) => progress.at(done),
  });
  process.once('SIGINT', running.cancel);
  try {
    return await running.results;
  } finally {
    process.off('SIGINT', running.cancel);
  }
}

function playHere(flags: Flags, plan: Plan, progress: Progress): GameResult[] {
  const results: GameResult[] = [];
  for (let n = flags.first; n < flags.first + flags.games; n++) {
    progress.at(n - flags.first);
    results.push(
      playGame(plan, n, (header, g) => {
        if (flags.save === undefined) return;
        const players = n % 2 === 1 ? [flags.bots[1], flags.bots[0]] : flags.bots;
        saveGame(join(flags.save, `game-${n}.json`), header, g, players as [string, string]);
      }),
    );
  }
  return results;
}

/** Of a field it is the one deck that is looked at. */
const labNames = (flags: Flags, { pairs }: Plan): string[] =>
  flags.deck === undefined ? pairs[0].map((d) => d.name) : [pairs[0][0].name];

async function run(flags: Flags) {
  for (const name of flags.bots) botNamed(name);
  const plan: Plan = { ...flags, pairs: pairsFor(flags), observe: flags.cards === true };
  const progress = new Progress('games', flags.games);
  const started = performance.now();
  const threaded = flags.jobs > 1 && canThread();
  const results = threaded ? await playThreaded(flags, progress) : playHere(flags, plan, progress);
  const seconds = Math.round(performance.now() - started) / 1000;
  progress.end();
  const errors = results.filter((r) => r.error !== undefined).length;
  return {
    games: flags.games,
    completed: results.length - errors,
    errors,
    decisions: results.reduce((sum, r) => sum + r.decisions, 0),
    seconds,
    wins: winsOf(flags.bots, results),
    battles: battlesOf(results),
    shares: sharesOf(results),
    ...(flags.cards && { lab: labNames(flags, plan).map((name) => labOf(name, results)) }),
    // bots have nobody to agree with: it is said, and they play
    unfinished: unfinishedCards(
      plan.pairs.flatMap((pair) => pair.map((d) => d.deck)),
      catalogue,
    ),
    results,
  };
}

const percent = (x: number): string => `${Math.round(100 * x)}`;
const inPercent = ({ share, interval }: Share): string => `${percent(share)} % (${interval.map(percent).join('–')})`;

/** How each deck did, a deck against itself left out; in brackets Wilson's interval at 95 %. */
const tellShares = (shares: readonly (Share & { deck: string })[]): Words[] =>
  columns(shares.map((d) => [d.deck, inPercent(d), `${d.wins} of ${d.games} games`]));

/** Chance explains less than one in twenty of these. */
const RARE = 0.05;
const MOST_LINES = 8;

const dilemmaLines = (how: string, list: DeckLab['stopped']): Words[] =>
  columns(
    list
      .filter((d) => d.failed > 0)
      .slice(0, MOST_LINES)
      .map((d) => [
        `  ${how} ${d.title}`,
        `${d.failed} of ${d.met} times`,
        `${d.killed > 0 ? `${d.killed} killed; ` : ''}most often ${d.whom.map((w) => w.title).join(', ')}`,
      ]),
  );

function tellLab(lab: DeckLab): Words[] {
  const telling = lab.cards.filter((c) => c.p !== null && c.p < RARE).slice(0, MOST_LINES);
  const points = lab.points.slice(0, 12).map((n) => String(Math.round(n)));
  return [
    `${lab.deck}: ${inPercent(lab)}, ${lab.turns.toFixed(1)} turns; points after each turn: ${points.join(' ')}`,
    ...columns(
      telling.map((c) => [
        `  ${c.title}`,
        `${(c.gain ?? 0) > 0 ? '+' : ''}${percent(c.gain ?? 0)} % when drawn`,
        `drawn in ${c.drawn}, played in ${c.played}, p = ${c.p?.toFixed(3)}`,
      ]),
    ),
    ...(lab.opponents.length > 1
      ? columns(lab.opponents.map((o) => [`  against ${o.deck}`, inPercent(o), `${o.wins} of ${o.games} games`]))
      : []),
    ...dilemmaLines('stopped by', lab.stoppedBy),
    ...dilemmaLines('stops others with', lab.stopped),
  ];
}

interface Compared {
  before: Share & { deck: string };
  now: Share & { deck: string };
  difference: number;
  /** how likely so much by chance */
  p: number;
}

const withEarlier = (flags: Flags, deck: string): Flags => ({
  ...flags,
  ...(flags.decks ? { decks: [deck, flags.decks[1]] } : { deck }),
  cards: undefined,
  save: undefined,
});

/** The earlier version plays the same games. */
async function runBefore(flags: Flags, deck: string, told: Awaited<ReturnType<typeof run>>): Promise<Compared> {
  const flagsBefore = withEarlier(flags, deck);
  const earlier = await run(flagsBefore);
  const [name] = pairsFor(flags)[0];
  const [before] = pairsFor(flagsBefore)[0];
  const shareOf = (shares: typeof told.shares, of: string) => {
    const found = shares.find((d) => d.deck === of);
    if (found === undefined) throw new Complaint(`The deck "${of}" cannot be compared with itself`);
    return found;
  };
  const [now, then] = [shareOf(told.shares, name.name), shareOf(earlier.shares, before.name)];
  return { before: then, now, ...compare(now, then) };
}

const tellCompared = ({ before, now, difference, p }: Compared): Words =>
  `${now.deck} ${inPercent(now)}, ${before.deck} ${inPercent(before)}: ${difference > 0 ? '+' : ''}${percent(difference)} points, p = ${p.toFixed(3)}${p < RARE ? '' : ', which may be chance'}`;

function show(told: Awaited<ReturnType<typeof run>>): void {
  const style = styleFor(process.stdout);
  const speed = Math.round(told.decisions / Math.max(0.001, told.seconds));
  print(`${told.completed} of ${told.games} games completed in ${told.seconds} s (${speed} decisions a second)`);
  print(
    `Wins: ${Object.entries(told.wins)
      .map(([who, n]) => `${who} ${n}`)
      .join(', ')}`,
  );
  for (const line of tellShares(told.shares)) print(phrase`  ${line}`);
  for (const lab of told.lab ?? []) for (const line of tellLab(lab)) print(line);
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
/** Of all sets: about an hour. What was not used by then, bots hardly ever bring about. */
const MOST_OF_ALL = 1200;

/** Every card of a set, used at least once. */
function exhaust(flags: Flags, unlimited: boolean): void {
  const set = typeof flags.exhaustive === 'string' ? flags.exhaustive : 'voy';
  const told = playExhaustively(
    set,
    flags.seed,
    unlimited ? (set === ALL ? MOST_OF_ALL : MOST_EXHAUSTIVE) : flags.games,
  );
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
    .option(
      '--first <n>',
      'the number of the first game, to play many of a seed in pieces',
      wholeNumber(0, 1_000_000),
      0,
    )
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--save <folder>', 'write every completed game into this folder, for `spaceline replay`')
    .option(
      '--exhaustive [sets]',
      'play with decks of whatever was not used yet, until every card of the sets (voy, or bog,dom,ep; all: every complete card) was; --games is the most',
    )
    .option('--deck <deck>', 'one deck against a field: the name of a deck of Spaceline, or a file')
    .option('--field [decks]', 'with --deck: those to play against; without names every deck of Spaceline', names)
    .option('--jobs <n>', 'so many threads play at a time, with the same result', wholeNumber(1, 64), 1)
    .option(
      '--cards',
      'with --decks or --deck: tell which cards were drawn and played, and what that has to do with winning',
    )
    .option(
      '--compare <deck>',
      'with --decks or --deck: the earlier version of the first deck, against the same others',
    )
    .option('--json', 'print one JSON object')
    .action(async (flags: Flags, command: Command) => {
      if (flags.exhaustive !== undefined) {
        exhaust(flags, command.getOptionValueSource('games') === 'default');
        return;
      }
      if (flags.decks !== undefined && flags.deck !== undefined)
        throw new Complaint('Give either --decks with two decks, or --deck with one and its --field');
      if (flags.field !== undefined && flags.deck === undefined)
        throw new Complaint('Which deck plays against the field? Give --deck');
      if (flags.decks === undefined && flags.deck === undefined && (flags.cards || flags.compare !== undefined))
        throw new Complaint('Which decks? Give --decks with two of them, or --deck with one');
      // a deck that there is not is said before the games are played
      if (flags.compare !== undefined) pairsFor(withEarlier(flags, flags.compare));
      const told = await run(flags);
      const compared = flags.compare === undefined ? null : await runBefore(flags, flags.compare, told);
      if (flags.json) printJson(compared === null ? told : { ...told, compared });
      else {
        show(told);
        if (compared !== null) print(tellCompared(compared));
      }
      if (told.errors > 0) process.exitCode = 1;
    });
}
