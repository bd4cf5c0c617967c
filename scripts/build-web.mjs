// Builds the web client into dist/web, and knows whether it is still the one of these sources. `--if-stale` builds only if not.
// Tests have one more, dist/web-pseudo, in which every sentence of the game is nonsense (packages/web/src/net/language.ts).

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { orExplain } from './build.mjs';
import { alone, BuildError } from './building.mjs';
import { isMain, ROOT } from './root.mjs';

const WEB = join(ROOT, 'packages', 'web');
const folderOf = (language) => join(ROOT, 'dist', language === 'english' ? 'web' : `web-${language}`);

/** The packages that the client is made from. */
const SOURCES = ['web', 'protocol', 'engine', 'cards', 'formats', 'bots', 'rulebook'];

/** Brings the client up to date if it is not; answers where it is. */
export async function ensureWebBuilt(language = 'english') {
  const done = folderOf(language);
  const isCurrent = () => stampOfBuild(done) === stampOfSources();
  if (!isCurrent()) await alone(`web-${language}`, async () => isCurrent() || build(language));
  return done;
}

/** Builds, whatever is there. */
export const buildWeb = (language = 'english') => alone(`web-${language}`, () => build(language));

/** Builds beside the old client and then puts the new one in its place, so that there always is one. */
async function build(language) {
  const done = folderOf(language);
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
  if (!existsSync(vite))
    throw new BuildError('vite is not installed. Run `npm ci --include=dev` in the root of the project.');
  const stamp = stampOfSources();
  const next = `${done}.next.tmp`;
  const old = `${done}.old.tmp`;
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  try {
    await run([vite, 'build', WEB, '--outDir', next, '--emptyOutDir', '--logLevel', 'warn'], language);
    writeFileSync(join(next, '.stamp'), stamp);
    if (existsSync(done)) renameSync(done, old);
    renameSync(next, done);
  } finally {
    for (const folder of [next, old]) rmSync(folder, { recursive: true, force: true });
  }
  return done;
}

function run(args, language) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, VITE_LANGUAGE: language },
    });
    child.on('error', fail);
    child.on('exit', (code) => {
      if (code === 0) done();
      else fail(new BuildError('The web client could not be built: see the messages above.'));
    });
  });
}

function stampOfBuild(folder) {
  try {
    return readFileSync(join(folder, '.stamp'), 'utf8');
  } catch {
    return undefined;
  }
}

function stampOfSources() {
  const hash = createHash('sha1');
  const add = (path) => {
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info) return;
    if (!info.isDirectory()) hash.update(`${relative(ROOT, path)}\0${info.mtimeMs}\0${info.size}\n`);
    else
      for (const name of readdirSync(path).sort())
        if (name !== 'node_modules' && name !== 'dist') add(join(path, name));
  };
  for (const name of ['scripts/build-web.mjs', 'package-lock.json']) add(join(ROOT, name));
  for (const name of SOURCES) add(join(ROOT, 'packages', name));
  return hash.digest('hex');
}

if (isMain(import.meta.url)) {
  await orExplain(() => (process.argv.includes('--if-stale') ? ensureWebBuilt() : buildWeb()));
}
