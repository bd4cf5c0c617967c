/** `spaceline analyse`: how the chances went in a saved game, and where they turned. */
import {
  type Better,
  beginsTurn,
  betterAt,
  type Moment,
  oddsAt,
  type TurningPoint,
  turningPoints,
} from '@spaceline/bots';
import { catalogue } from '@spaceline/cards';
import { type Game, newGame, type Seat } from '@spaceline/engine';
import { formatById } from '@spaceline/formats';
import { isSystemEntry, type Words } from '@spaceline/protocol';
import type { Command } from 'commander';
import { wholeNumber } from '../arguments.ts';
import { Complaint, messageOf } from '../complaint.ts';
import { type ReplayFile, readReplay } from '../games/replay-file.ts';
import { columns, print, printJson } from '../output.ts';
import { Progress } from '../progress.ts';

interface Flags {
  playouts: number;
  json?: true;
}

export interface Turned extends TurningPoint {
  /** what was begun with */
  did: string;
  better: Better | null;
}

/** Plays the game of a file again and stops at each moment that is asked for. */
function playAgain({ header, answers }: ReplayFile, at: (g: Game, n: number) => void): Game {
  const format = formatById(header.format);
  if (format === undefined) throw new Complaint(`No format is called "${header.format}"`);
  const g = newGame({ catalogue, format }, header, { forkable: true, logged: true });
  for (const [n, answer] of answers.entries()) {
    if (isSystemEntry(answer)) break;
    at(g, n);
    try {
      g.answer(answer);
    } catch (e) {
      throw new Complaint(
        `Answer ${n + 1} of the game, "${answer}", is not among those that are open: ${messageOf(e)}`,
      );
    }
  }
  return g;
}

/** At three turning points it is looked ahead with so many times the playouts of a moment. */
const CLOSER = 3;

export function analyse(file: ReplayFile, playouts: number, progress: (turn: number) => void = () => {}) {
  const moments: Moment[] = [];
  let turn = 0;
  const end = playAgain(file, (g, n) => {
    if (!beginsTurn(g, turn)) return;
    turn = g.state.turn.number;
    moments.push({ n, turn, seat: g.decision!.seat, odds: oddsAt(g, playouts) });
    progress(turn);
  });
  const last = end.state.result === null ? oddsAt(end, playouts) : oddsAt(end, 0);
  const points = turningPoints(moments, last);
  const turned: Turned[] = [];
  playAgain(file, (g, n) => {
    const point = points.find((p) => p.n === n);
    if (point === undefined) return;
    turned.push({ ...point, did: file.answers[n], better: betterAt(g, CLOSER * playouts) });
  });
  return { playouts, players: file.players ?? ['A', 'B'], moments, end: last, turned };
}

const percent = (x: number): string => `${Math.round(100 * x)} %`;

const BAR = 40;
const bar = (odds: number): string => '#'.repeat(Math.round(BAR * odds)).padEnd(BAR, '.');

function lines({ moments, players, turned, end }: ReturnType<typeof analyse>): Words[] {
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
        t.better === null || t.better.what === 'usual'
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
      const file = readReplay(path);
      const progress = new Progress('turns', file.answers.length);
      const told = analyse(file, flags.playouts, (turn) => progress.at(turn));
      progress.end();
      if (flags.json) printJson(told);
      else for (const line of lines(told)) print(line);
    });
}
