/** `spaceline analyse`: how the chances went in a saved game, and where they turned. */
import { type Analysis, analyse } from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import type { Seat } from '@spaceline/engine';
import { formatById } from '@spaceline/formats';
import { isSystemEntry, type Words } from '@spaceline/protocol';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { type ReplayFile, readReplay } from '../games/replay-file.ts';
import { columns, print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';
import { giveAnswers } from './replay.ts';

interface Flags {
  playouts: number;
  json?: true;
}

/** The answers up to where it was ended otherwise than by its rules. */
function played(path: string): { file: ReplayFile; answers: readonly string[] } {
  const file = readReplay(path);
  giveAnswers(file);
  if (file.positions !== undefined)
    throw new Complaint(`${path} goes on from a saved position, which cannot be analysed`);
  const end = file.answers.findIndex(isSystemEntry);
  return { file, answers: end < 0 ? file.answers : file.answers.slice(0, end) };
}

const percent = (x: number): string => `${Math.round(100 * x)} %`;

const BAR = 40;
const bar = (odds: number): string => '#'.repeat(Math.round(BAR * odds)).padEnd(BAR, '.');

function lines({ moments, turned, end }: Analysis, players: readonly [string, string]): Words[] {
  const name = (seat: Seat) => players[seat];
  return [
    `How often ${name(0)} wins from there:`,
    ...columns(moments.map((m) => [`turn ${m.turn}`, name(m.seat), bar(m.odds), percent(m.odds)])),
    `At the end: ${percent(end)}`,
    'Turning points:',
    ...columns(
      turned.map((t) => [
        `turn ${t.turn}, answer ${t.n}`,
        name(t.seat),
        `${percent(t.before)} to ${percent(t.after)}`,
        t.better === null
          ? 'nothing better was found'
          : `better: ${t.better.what}, beginning with ${t.better.first} (${percent(t.better.odds)})`,
      ]),
    ),
  ];
}

export function analyseCommand(program: Command): void {
  program
    .command('analyse <file>')
    .summary('how the chances went in a saved game')
    .description(
      'Plays a saved game again, and from the beginning of each turn plays it on many times by rules of thumb: so often each player wins from there. Tells the three turns in which that changed most, and what would have been better. `spaceline replay --to N` shows the table at one of them.',
    )
    .option('--playouts <n>', 'how often it is played on from each turn', wholeNumber(2, 10_000), 24)
    .option('--json', 'print one JSON object')
    .action((path: string, flags: Flags) => {
      const { file, answers } = played(path);
      const progress = new Progress('turns', answers.length);
      const rules = { catalogue, format: formatById(file.header.format)! };
      const told = analyse({ rules, header: file.header, answers }, flags.playouts, (turn) => progress.at(turn));
      progress.end();
      const players = file.players ?? (['A', 'B'] as const);
      if (flags.json) printJson({ players, ...told });
      else for (const line of lines(told, players)) print(line);
    });
}
