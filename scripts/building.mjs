// What the builds share: an error made for people, and that there is one at a time of each.

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './root.mjs';

const PAUSE = 50;
/** A lock without a name in it, for so long, was left by a process that was killed as it took it. */
const NAMELESS = 2000;

/** A build that failed, with a message made for people. */
export class BuildError extends Error {}

/**
 * Runs `work` while nobody else does work of that name: several processes, and several threads of one (vitest has them), may
 * want the same thing built at once.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const lock = join(ROOT, 'dist', `${name}.lock`);
  const owner = join(lock, 'pid');
  for (let nameless = 0; !take(lock); ) {
    const pid = ownerOf(owner);
    nameless = pid === undefined ? nameless + PAUSE : 0;
    if (nameless > NAMELESS || (pid !== undefined && !isAlive(pid))) rmSync(lock, { recursive: true, force: true });
    else await sleep(PAUSE);
  }
  try {
    writeFileSync(owner, String(process.pid));
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Making a folder succeeds for one alone. */
function take(lock) {
  try {
    mkdirSync(dirname(lock), { recursive: true });
    mkdirSync(lock);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new BuildError(`Nothing can be built into ${dirname(lock)}: ${error.message}`);
  }
}

function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
