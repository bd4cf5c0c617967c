/** `spaceline bench`: how fast the engine is, alone or beside another one. */
import type { Command } from 'commander';
import { positive } from '../arguments.ts';
import { type Measured, measure } from '../bench/ours.ts';
import { type Compared, compare } from '../bench/peers.ts';
import { note, print, printJson } from '../output.ts';

interface Flags {
  peers?: true;
  seconds: number;
  json?: true;
}

const LEAST_SECONDS = 5;

function show(m: Measured, c: Compared | null): void {
  const per = (n: number) => n.toLocaleString('en');
  print(`spaceline   ${per(m.decisionsPerSecond)} decisions a second (${m.games} random games in ${m.seconds} s)`);
  if (c) {
    print(`${c.peer.name} ${c.peer.version}   ${per(c.peer.decisionsPerSecond)} decisions a second`);
    print(`ratio       ${c.ratio}`);
  }
  print(`fork        ${m.forkMicros} µs median, ${m.forkMicrosP95} µs at the 95th percentile`);
  print(`view        ${m.viewMicros} µs median, for one seat`);
}

export function benchCommand(program: Command): void {
  program
    .command('bench')
    .summary('measure how fast the engine is')
    .description(
      'Plays random games on one thread and measures decisions a second, forks and views. With --peers, another engine is measured in the same run (see bench/peers).',
    )
    .option('--peers', 'measure another engine beside ours, three rounds each')
    .option('--seconds <n>', 'how long to play', positive, LEAST_SECONDS)
    .option('--json', 'print one JSON object')
    .action((flags: Flags) => {
      const told = (what: string) => {
        if (process.stderr.isTTY || flags.peers) note(`… ${what}`);
      };
      const compared = flags.peers ? compare(flags.seconds, told) : null;
      const m = compared?.ours ?? measure(flags.seconds, told);
      if (!flags.json) return show(m, compared);
      printJson({ ...m, peer: compared?.peer ?? null, ratio: compared?.ratio ?? null, core: compared?.core ?? null });
    });
}
