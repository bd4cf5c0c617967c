/** `spaceline event simulate`: a whole tournament with bots. */
import type { Format } from '@spaceline/engine';
import { MOST_PLAYERS, MOST_ROUNDS } from '@spaceline/events';
import type { Command } from 'commander';
import { formatOption, pair, wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { stockDecks } from '../decks/decks.ts';
import { type PlayedEvent, playEvent } from '../games/bot-event.ts';
import { BOT_NAMES, botNamed, DEFAULT_BOT } from '../games/bots.ts';
import { columns, print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { styleFor } from '../style.ts';

interface Flags {
  players: number;
  rounds?: number;
  untilWinner?: true;
  cut?: true;
  format: Format;
  bots: [string, string];
  seed: string;
  resultsOnly?: true;
  json?: true;
}

const DEFAULT_ROUNDS = 5;

function run(flags: Flags): PlayedEvent {
  for (const name of flags.bots) botNamed(name);
  const decks = stockDecks(flags.format);
  if (decks.length === 0 && !flags.resultsOnly)
    throw new Complaint(`No deck of Spaceline is legal in ${flags.format.name}; give --results-only`);
  const rounds = flags.untilWinner ? null : (flags.rounds ?? DEFAULT_ROUNDS);
  const progress = new Progress('games', Math.floor(flags.players / 2) * (rounds ?? 1));
  let games = 0;
  const played = playEvent({
    ...flags,
    rounds,
    cut: flags.cut === true,
    playing: flags.resultsOnly ? null : { decks, bots: flags.bots },
    progress: () => progress.at(++games),
  });
  progress.end();
  return played;
}

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

function show({ rounds, standings, players }: PlayedEvent): void {
  const style = styleFor(process.stdout);
  for (const { round, stage, tables, wrong } of rounds) {
    print(style.bold(`Round ${round}${stage === 'swiss' ? '' : `, ${stage}`}`));
    const rows = tables.map((t) => [
      `  ${t.table}`,
      t.first,
      t.second ?? '(bye)',
      t.outcome,
      t.second === null ? '' : `${t.scores[0]} : ${t.scores[1]}`,
    ]);
    for (const line of columns(rows)) print(line);
    for (const w of wrong) print(style.bad(`  WRONG: ${w}`));
  }
  print(style.bold('Standings'));
  const rows = standings.map((s) => [
    `  ${s.place}`,
    s.player,
    `${s.points} points`,
    signed(s.differential),
    s.strength.toFixed(2),
    players.find((p) => p.name === s.player)?.deck ?? '',
  ]);
  for (const line of columns(rows)) print(line);
}

export function eventCommand(program: Command): void {
  const event = program.command('event').description('tournaments');
  event
    .command('simulate')
    .description('play a whole tournament with bots, and check every pairing')
    .option('--players <n>', 'how many players', wholeNumber(2, MOST_PLAYERS), 8)
    .option('--rounds <n>', `how many Swiss rounds (${DEFAULT_ROUNDS})`, wholeNumber(1, MOST_ROUNDS))
    .option('--until-winner', 'as many rounds as it takes until one player alone is unbeaten')
    .option('--cut', 'a semi-final and a final of the first four after them')
    .addOption(formatOption())
    .option('--bots <names>', `who plays, two names take turns: ${BOT_NAMES.join(', ')}`, pair, [
      DEFAULT_BOT,
      DEFAULT_BOT,
    ])
    .option('--seed <seed>', 'the same seed gives the same event', '1')
    .option('--results-only', 'no games: results drawn by lot')
    .option('--json', 'print one JSON object: rounds and standings')
    .action((flags: Flags) => {
      if (flags.rounds !== undefined && flags.untilWinner)
        throw new Complaint('--rounds and --until-winner exclude each other');
      const played = run(flags);
      if (flags.json) printJson(played);
      else show(played);
      if (played.rounds.some((r) => r.wrong.length > 0)) process.exitCode = 1;
    });
}
