// What some tests need and npm does not bring: a Chromium and a PostgreSQL. Where they are looked for, how they are installed
// where that can be done without asking anybody, and what is said when there are none.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { posix, win32 } from 'node:path';

/**
 * How a machine is looked at; `root` is where its file system begins.
 * @typedef {{ env?: Record<string, string | undefined>, platform?: string, root?: string }} Machine
 */

/**
 * `at` is where it was found, or null, and `why` it was not; `named` when somebody had said where it had to be.
 * @typedef {{ at: string } | { at: null, why: string, named?: boolean }} Found
 */

/** The tools, and what is said of them. `package` is Debian's. */
export const CHROMIUM = {
  name: 'Chromium',
  tests: 'the tests in a browser',
  package: 'chromium',
  advice: 'Install Chromium or Chrome, or let CHROMIUM name the program.',
  find: findChromium,
};
export const POSTGRESQL = {
  name: 'PostgreSQL',
  tests: 'the tests on PostgreSQL',
  package: 'postgresql',
  advice: 'Install PostgreSQL, or put the folder of initdb, pg_ctl and postgres on the PATH.',
  find: findPostgres,
};
export const PYTHON = {
  name: 'Python',
  tests: 'the test of the bot in Python',
  package: 'python3',
  advice: 'Install Python 3.',
  find: findPython,
};

/** Seconds that a program has to say its version, and that apt has for each of its steps. */
const PATIENCE = 20;
const APT_PATIENCE = 240;

const CHROMIUM_NAMES = {
  win32: ['chromium.exe', 'chrome.exe', 'msedge.exe'],
  other: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
};

/** @param {Machine} machine */
const pathsOf = ({ platform = process.platform }) => (platform === 'win32' ? win32 : posix);

/** @param {Machine} machine */
function foldersOnPath(machine) {
  const { env = process.env } = machine;
  return (env.PATH ?? env.Path ?? '').split(pathsOf(machine).delimiter).filter((folder) => folder !== '');
}

/**
 * Where the systems put a Chromium, and the browsers made from it, besides the PATH.
 * @param {Machine} [machine]
 */
export function placesOfChromium(machine = {}) {
  const { env = process.env, platform = process.platform, root = '/' } = machine;
  const { join } = pathsOf(machine);
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA].filter((f) => f !== undefined);
    const programs = [
      ['Chromium', 'Application', 'chrome.exe'],
      ['Google', 'Chrome', 'Application', 'chrome.exe'],
      ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
    ];
    return programs.flatMap((program) => folders.map((folder) => join(folder, ...program)));
  }
  if (platform === 'darwin') {
    const folders = [root, env.HOME].filter((f) => f !== undefined).map((f) => join(f, 'Applications'));
    const apps = ['Chromium', 'Google Chrome', 'Microsoft Edge'];
    return [
      ...apps.flatMap((app) => folders.map((folder) => join(folder, `${app}.app`, 'Contents', 'MacOS', app))),
      ...['opt/homebrew/bin', 'usr/local/bin'].map((folder) => join(root, folder, 'chromium')),
    ];
  }
  return [
    ...['usr/bin', 'usr/local/bin', 'snap/bin'].flatMap((f) => CHROMIUM_NAMES.other.map((n) => join(root, f, n))),
    ...['usr/lib/chromium/chromium', 'usr/lib64/chromium-browser/chromium-browser'].map((f) => join(root, f)),
    ...['opt/google/chrome/chrome', 'opt/chromium/chrome'].map((f) => join(root, f)),
  ];
}

/**
 * The folders in which the systems put the programs of a PostgreSQL server, besides the PATH; the newest first.
 * @param {Machine} [machine]
 */
export function placesOfPostgres(machine = {}) {
  const { env = process.env, platform = process.platform, root = '/' } = machine;
  const { join } = pathsOf(machine);
  const versions = (folder, pattern, ...inside) =>
    namesIn(folder)
      .filter((name) => pattern.test(name))
      .sort((a, b) => Number(b.replace(/\D/g, '')) - Number(a.replace(/\D/g, '')))
      .map((name) => join(folder, name, ...inside));
  if (platform === 'win32')
    return versions(join(env.ProgramFiles ?? 'C:\\Program Files', 'PostgreSQL'), /^\d+$/, 'bin');
  if (platform === 'darwin')
    return [
      ...versions(join(root, 'opt/homebrew/opt'), /^postgresql(@\d+)?$/, 'bin'),
      ...versions(join(root, 'usr/local/opt'), /^postgresql(@\d+)?$/, 'bin'),
      ...versions(join(root, 'Applications/Postgres.app/Contents/Versions'), /^\d+$/, 'bin'),
      ...versions(join(root, 'Library/PostgreSQL'), /^\d+$/, 'bin'),
    ];
  return [
    ...versions(join(root, 'usr/lib/postgresql'), /^\d+$/, 'bin'),
    ...versions(join(root, 'usr'), /^pgsql-\d+$/, 'bin'),
    ...['usr/bin', 'usr/local/bin', 'usr/local/pgsql/bin'].map((folder) => join(root, folder)),
  ];
}

/**
 * A Chromium that runs: the one that CHROMIUM names and no other, else the first on the PATH, else in the usual places.
 * @param {Machine} [machine]
 * @returns {Found}
 */
export function findChromium(machine = {}) {
  const { env = process.env, platform = process.platform } = machine;
  if (env.CHROMIUM) {
    if (runs(env.CHROMIUM, platform)) return { at: env.CHROMIUM };
    return { at: null, why: `CHROMIUM names ${env.CHROMIUM}, which does not run`, named: true };
  }
  const { join } = pathsOf(machine);
  const names = CHROMIUM_NAMES[platform] ?? CHROMIUM_NAMES.other;
  const onPath = foldersOnPath(machine).flatMap((folder) => names.map((name) => join(folder, name)));
  const there = [...onPath, ...placesOfChromium(machine)].filter(isProgram);
  return firstThatRuns(there, (file) => file, platform);
}

const SERVER = ['initdb', 'pg_ctl', 'postgres'];

/**
 * The folder of a PostgreSQL server's programs: on the PATH, else in the usual places.
 * @param {Machine} [machine]
 * @returns {Found}
 */
export function findPostgres(machine = {}) {
  const { platform = process.platform } = machine;
  const { join } = pathsOf(machine);
  const fileOf = (folder, name) => join(folder, platform === 'win32' ? `${name}.exe` : name);
  const there = [...foldersOnPath(machine), ...placesOfPostgres(machine)].filter((folder) =>
    SERVER.every((name) => isProgram(fileOf(folder, name))),
  );
  return firstThatRuns(there, (folder) => fileOf(folder, 'postgres'), platform);
}

/**
 * A Python 3: on the PATH, else where systems put it.
 * @param {Machine} [machine]
 * @returns {Found}
 */
export function findPython(machine = {}) {
  const { platform = process.platform, root = '/' } = machine;
  const { join } = pathsOf(machine);
  const name = platform === 'win32' ? 'python.exe' : 'python3';
  const folders = [...foldersOnPath(machine), ...['usr/bin', 'usr/local/bin'].map((folder) => join(root, folder))];
  const there = folders.map((folder) => join(folder, name)).filter(isProgram);
  return firstThatRuns(there, (file) => file, platform);
}

/** @returns {Found} */
function firstThatRuns(there, fileOf, platform) {
  const at = there.find((place) => runs(fileOf(place), platform));
  if (at !== undefined) return { at };
  const why = there.length > 0 ? `${there.join(', ')} does not run` : 'none on the PATH or in the usual places';
  return { at: null, why };
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Some systems have a program of that name that only says how to get the real one: it must know its version. */
function runs(file, platform) {
  // A browser on Windows opens a window when it is asked.
  if (platform === 'win32') return isProgram(file);
  const said = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: PATIENCE * 1000 });
  return said.status === 0 && /\d+\.\d+/.test(said.stdout);
}

/**
 * Finds a tool; where there is none, installs Debian's if we are root and there is an apt.
 * @param {typeof CHROMIUM} tool
 * @param {Machine & { isRoot?: boolean, say?: (line: string) => void }} [machine]
 * @returns {Found}
 */
export function provide(tool, machine = {}) {
  const { env = process.env, isRoot = process.getuid?.() === 0, say = console.error } = machine;
  const found = tool.find(machine);
  if (found.at !== null || found.named) return found;
  if (!isRoot) return { at: null, why: `${found.why}; only root can install it` };
  say(`Installing Debian's ${tool.package}, because there is no ${tool.name} …`);
  const trouble = install(tool.package, env);
  if (trouble) return { at: null, why: `${found.why}; ${trouble}` };
  const now = tool.find(machine);
  return now.at !== null ? now : { at: null, why: `${now.why}, although Debian's ${tool.package} was installed` };
}

/** Installs a package of Debian's; answers what went wrong, if anything did. */
function install(name, env) {
  const options = ['-y', '-q', '-o', 'DPkg::Lock::Timeout=60', '-o', 'Acquire::http::Timeout=20'];
  for (const step of [['update'], ['install', '--no-install-recommends', name]]) {
    const done = spawnSync('apt-get', [...options, ...step], {
      encoding: 'utf8',
      env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: APT_PATIENCE * 1000,
    });
    const command = `apt-get ${step.join(' ')}`;
    if (done.error?.code === 'ENOENT') return 'there is no apt-get to install it with';
    if (done.error) return `${command} could not be run: ${done.error.message}`;
    if (done.status !== 0) return `${command} failed: ${done.stderr.trim().split('\n').slice(-3).join(' ')}`;
  }
  return undefined;
}

/**
 * The loud line about tests that cannot be run.
 * @param {typeof CHROMIUM} tool
 * @param {string} why
 */
export const skipping = (tool, why) =>
  `!!!! SKIPPED: ${tool.tests}, because there is no ${tool.name} (${why}). ${tool.advice}`;
