/** Our engine beside another one, in the same run: each in a process of its own, in turn, held to the same core. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Complaint } from '../complaint.ts';
import { COMMAND, PEERS_FOLDER } from '../root.ts';
import type { Measured } from './ours.ts';
import { median } from './statistics.ts';

const PEER = 'pokemon-showdown';
const SCRIPT = 'showdown.mjs';
const ROUNDS = 3;
/** The peer's hot code keeps getting faster for about so many games (bench/peers/README.md). */
const PEER_WARM_UP = 300;

interface PeerMeasured {
  name: string;
  version: string;
  decisionsPerSecond: number;
  cloneMicros: number;
  rounds: number[];
}

export interface Compared {
  ours: Measured;
  peer: PeerMeasured;
  ratio: number;
  /** the core both were held to, or null when they were not */
  core: number | null;
}

function installPeer(told: (what: string) => void): void {
  if (existsSync(join(PEERS_FOLDER, 'node_modules', PEER, 'package.json'))) return;
  told(`installing ${PEER} in bench/peers (npm ci)`);
  const { status } = spawnSync('npm', ['ci'], {
    cwd: PEERS_FOLDER,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Complaint('The peer could not be installed: `npm ci` in bench/peers failed', 1);
}

/** A core that processes can be held to, or null where the system has no way to say so. */
function freeCore(): number | null {
  if (process.platform !== 'linux') return null;
  const { status, stdout } = spawnSync('taskset', ['-cp', String(process.pid)], { encoding: 'utf8' });
  const core = status === 0 ? /: (\d+)/.exec(stdout) : null;
  return core ? Number(core[1]) : null;
}

function child(core: number | null, args: readonly string[]): unknown {
  const node = [process.execPath, ...args];
  const [command, ...rest] = core === null ? node : ['taskset', '-c', String(core), ...node];
  const { status, stdout } = spawnSync(command, rest, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', process.stderr],
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Complaint(`The measurement failed: ${args.join(' ')}`, 1);
  return JSON.parse(stdout) as unknown;
}

interface PeerLine {
  version: string;
  decisionsPerSecond: number;
  cloneMicros: number;
}

export function compare(seconds: number, told: (what: string) => void): Compared {
  installPeer(told);
  const core = freeCore();
  const peers: PeerLine[] = [];
  const ours: Measured[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    told(`round ${round} of ${ROUNDS}: ${PEER}`);
    const flags = ['--warmup', String(PEER_WARM_UP), '--seconds', String(seconds)];
    peers.push(child(core, [join(PEERS_FOLDER, SCRIPT), ...flags]) as PeerLine);
    told(`round ${round} of ${ROUNDS}: spaceline`);
    ours.push(child(core, [COMMAND, 'bench', '--json', '--seconds', String(seconds)]) as Measured);
  }
  const middle = <T>(list: readonly T[], of: (x: T) => number): number => median(list.map(of));
  const speed = middle(ours, (m) => m.decisionsPerSecond);
  const peer = middle(peers, (m) => m.decisionsPerSecond);
  return {
    ours: {
      ...ours.find((m) => m.decisionsPerSecond === speed)!,
      forkMicros: middle(ours, (m) => m.forkMicros),
      forkMicrosP95: middle(ours, (m) => m.forkMicrosP95),
      viewMicros: middle(ours, (m) => m.viewMicros),
    },
    peer: {
      name: PEER,
      version: peers[0].version,
      decisionsPerSecond: Math.round(peer),
      cloneMicros: middle(peers, (m) => m.cloneMicros),
      rounds: peers.map((m) => Math.round(m.decisionsPerSecond)),
    },
    ratio: Math.round((speed / peer) * 100) / 100,
    core,
  };
}
