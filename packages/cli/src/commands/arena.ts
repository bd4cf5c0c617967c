/** `spaceline arena`: how strong each bot is, in games against the others. */
import { appendFileSync, existsSync } from 'node:fs';
import { MANNERS, type Manner, type Setting } from '@spaceline/bots';
import type { Format } from '@spaceline/engine';
import type { Words } from '@spaceline/protocol';
import { type Command, Option } from 'commander';
import { formatOption, names, oneOf, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { loadDeck, stockDecks } from '../decks/decks.ts';
import { readText } from '../files.ts';
import {
  type Arena,
  type ArenaGame,
  type MatchTold,
  matchesOf,
  playArenaGame,
  strengths,
  tellMatch,
} from '../games/arena.ts';
import { BOT_NAMES, botNamed } from '../games/bots.ts';
import { canThread, playInThreads } from '../games/threads.ts';
import { columns, print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';

interface Flags {
  format: Format;
  bots: string[];
  decks?: string[];
  games: number;
  first: number;
  seed: string;
  jobs: number;
  playouts?: number;
  horizon?: number;
  without?: Setting['without'];
  manner?: Manner;
  openLists?: true;
  strangers?: true;
  results?: string;
  json?: true;
}

const LEFT_OUT = ['layouts', 'turns', 'evaluation'] as const;

function arenaOf(flags: Flags): Arena {
  const decks = flags.decks?.map((name) => loadDeck(name, flags.format)) ?? stockDecks(flags.format);
  if (decks.length === 0) throw new Complaint(`No deck of Spaceline is legal in ${flags.format.name}; give --decks`);
  const { playouts, horizon, without, manner, openLists } = flags;
  return {
    format: flags.format,
    decks,
    bots: flags.bots,
    seed: flags.seed,
    strangers: flags.strangers === true,
    setting: { playouts, horizon, without, manner, openLists: openLists === true },
    cpu: () => process.cpuUsage().user / 1000,
  };
}

/** What decides which game a number means: results of another arena are no part of this one. */
const titleOf = ({
  format,
  bots,
  decks,
  seed,
  playouts,
  horizon,
  without,
  manner,
  openLists,
  strangers,
}: Flags): string =>
  JSON.stringify({ format: format.id, bots, decks, seed, playouts, horizon, without, manner, openLists, strangers });

/** The games that a file of results holds already; its first line says of which arena. */
function earlier(path: string, title: string): ArenaGame[] {
  if (!existsSync(path)) {
    appendFileSync(path, `${title}\n`);
    return [];
  }
  const [first, ...lines] = readText(path)
    .split('\n')
    .filter((line) => line !== '');
  if (first !== title) throw new Complaint(`${path} holds the results of another arena: ${first}`);
  return lines.map((line) => JSON.parse(line) as ArenaGame);
}

const asArguments = (flags: Flags): string[] => [
  ...['--format', flags.format.id, '--bots', flags.bots.join(','), '--seed', flags.seed],
  ...(flags.decks === undefined ? [] : ['--decks', flags.decks.join(',')]),
  ...(flags.playouts === undefined ? [] : ['--playouts', String(flags.playouts)]),
  ...(flags.horizon === undefined ? [] : ['--horizon', String(flags.horizon)]),
  ...(flags.without === undefined ? [] : ['--without', flags.without]),
  ...(flags.manner === undefined ? [] : ['--manner', flags.manner]),
  ...(flags.openLists ? ['--open-lists'] : []),
  ...(flags.strangers ? ['--strangers'] : []),
];

/** Games that are to be played still, as runs of numbers that follow each other. */
function gaps(flags: Flags, played: ReadonlySet<number>): { first: number; games: number }[] {
  const out: { first: number; games: number }[] = [];
  for (let n = flags.first; n < flags.first + flags.games; n++) {
    const last = out.at(-1);
    if (played.has(n)) continue;
    if (last !== undefined && last.first + last.games === n) last.games++;
    else out.push({ first: n, games: 1 });
  }
  return out;
}

async function run(flags: Flags): Promise<ArenaGame[]> {
  for (const name of flags.bots) botNamed(name);
  if (flags.bots.length < 2) throw new Complaint('Give --bots with two names or more');
  const { results: file } = flags;
  const before = file === undefined ? [] : earlier(file, titleOf(flags));
  const all = before.filter((g) => g.game >= flags.first && g.game < flags.first + flags.games);
  const progress = new Progress('games', flags.games);
  const keep = (piece: readonly ArenaGame[]) => {
    all.push(...piece);
    progress.at(all.length);
    if (file !== undefined) for (const g of piece) appendFileSync(file, `${JSON.stringify(g)}\n`);
  };
  const arena = arenaOf(flags);
  for (const { first, games } of gaps(flags, new Set(all.map((g) => g.game)))) {
    if (flags.jobs > 1 && canThread()) {
      const plan = { command: 'arena', args: asArguments(flags), first, games, jobs: flags.jobs } as const;
      const running = playInThreads<ArenaGame>({ ...plan, progress: () => {}, finished: keep });
      process.once('SIGINT', running.cancel);
      await running.results;
      process.off('SIGINT', running.cancel);
    } else for (let n = first; n < first + games; n++) keep([playArenaGame(arena, n)]);
  }
  progress.end();
  return all.sort((a, b) => a.game - b.game);
}

const percent = (x: number): string => `${Math.round(100 * x)}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

const matchLine = ({ bots, games, wins, share, interval, pairs, elo, eloInterval, cpu }: MatchTold): Words[] => [
  bots.join(' against '),
  `${wins} of ${games}`,
  `${percent(share)} % (${interval.map(percent).join('–')})`,
  `of the pairs ${pairs.both} won, ${pairs.split} halved, ${pairs.neither} lost (${pairs.interval.map(percent).join('–')})`,
  `${signed(elo)} Elo (${eloInterval.map(signed).join(' to ')})`,
  `${cpu.map((ms) => (ms / 1000).toFixed(1)).join(' and ')} s of processor time in a game`,
];

export function arenaCommand(program: Command): void {
  program
    .command('arena')
    .summary('how strong the bots are, in games against each other')
    .description(
      'Lets bots play each other and tells who is how strong. Two games make a pair: the same decks, seats and seed, and the bots change places. All decks of Spaceline that are legal in the format have their turn. In brackets stands the interval of 95 %, of games by themselves (Wilson) and of pairs, which tell more where the deal decides. With --results it goes on where it was broken off. Exits 1 when a game failed.',
    )
    .addOption(formatOption())
    .option('--bots <names>', `who plays, each against each: ${BOT_NAMES.join(', ')}`, names, [
      'commander',
      'lieutenant',
    ])
    .option('--decks <names>', 'the decks: names of decks of Spaceline, or files', names)
    .option('--games <n>', 'how many games', wholeNumber(1, 1_000_000), 16)
    .option('--first <n>', 'the number of the first game', wholeNumber(0, 1_000_000), 0)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option('--jobs <n>', 'so many threads play at a time, with the same result', wholeNumber(1, 64), 1)
    .option(
      '--playouts <n>',
      'how often a bot that looks ahead may play the game on for one answer',
      wholeNumber(1, 100_000),
    )
    .option('--horizon <n>', 'and for how many turns', wholeNumber(1, 1000))
    .addOption(
      new Option('--without <part>', `what a bot that looks ahead does without: ${LEFT_OUT.join(', ')}`).argParser(
        oneOf(LEFT_OUT),
      ),
    )
    .addOption(
      new Option('--manner <manner>', `what all of them lean to: ${MANNERS.join(', ')}`).argParser(oneOf(MANNERS)),
    )
    .option('--open-lists', 'both know the deck list of the other')
    .option('--strangers', 'the deck of the other is none of those that a bot knows')
    .option(
      '--results <file>',
      'keep each game in this file as soon as it is played, and leave out those that it holds',
    )
    .option('--json', 'print one JSON object')
    .action(async (flags: Flags) => {
      const results = await run(flags);
      const matches = matchesOf(flags.bots).map((m) => tellMatch(m, results));
      const told = { matches, strengths: strengths(results), results };
      if (flags.json) printJson(told);
      else {
        for (const line of columns(matches.map(matchLine))) print(line);
        if (flags.bots.length > 2)
          for (const line of columns(told.strengths.map((s) => [s.bot, `${signed(s.elo)} Elo`]))) print(line);
        for (const g of results) if (g.error !== undefined) print(`Game ${g.game} (seed ${g.seed}): ${g.error}`);
      }
      if (results.some((g) => g.error !== undefined)) process.exitCode = 1;
    });
}
