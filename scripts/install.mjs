// What must be true before anything else runs: a Node that is new enough, and the dependencies of package-lock.json.

import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const MINIMUM = [20, 19];

/** Ends the process with a plain sentence when this Node is too old to run Spaceline. */
export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return;
  console.error(
    `Spaceline needs Node ${MINIMUM.join('.')} or newer, and this is Node ${version} (${process.execPath}).`,
  );
  console.error('Install a newer Node (20, 22 or 24 will do) and try again.');
  process.exit(1);
}

/**
 * Why `npm ci` is needed, or undefined when node_modules holds what package-lock.json asks for.
 * npm writes node_modules/.package-lock.json last, so that an interrupted installation counts as none.
 */
export function whyInstall(root = ROOT, { dev = false } = {}) {
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(join(root, 'node_modules', '.package-lock.json'));
  if (!wanted) return 'package-lock.json cannot be read';
  if (!present) return 'the dependencies are not installed';
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/')) continue;
    if (entry.optional || entry.devOptional || entry.peer || (entry.dev && !dev)) continue;
    const found = present[path];
    if (!found || found.version !== entry.version || !existsSync(join(root, path)))
      return `${path} is missing or out of date`;
  }
  return undefined;
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Runs `npm ci` when something is missing. What npm says goes to stderr, so that stdout stays the program's own. */
export function install(options) {
  const why = whyInstall(ROOT, options);
  if (!why) return;
  console.error(`Installing (${why}) …`);
  const npm = process.env.npm_execpath ?? '';
  const [command, first] = /npm-cli\.[cm]?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []];
  const done = spawnSync(command, [...first, 'ci', '--include=dev'], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
    shell: command === 'npm' && process.platform === 'win32',
  });
  if (done.status === 0) return;
  console.error(
    done.error ? `npm ci could not start: ${done.error.message}` : 'npm ci failed: see its messages above.',
  );
  process.exit(1);
}
