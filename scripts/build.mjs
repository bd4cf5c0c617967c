// Bundles the command line into dist/spaceline.mjs, and knows whether that bundle is still the one of these sources.
// What only the server needs is in parts beside it, which are loaded when it is asked for.

import { createHash } from 'node:crypto';
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { alone, BuildError } from './building.mjs';
import { commitSuffix, headCommit } from './commit.mjs';
import { isMain, ROOT } from './root.mjs';

const ENTRY = join(ROOT, 'packages', 'cli', 'src', 'main.ts');
const BUNDLE = join(ROOT, 'dist', 'spaceline.mjs');
/** What a thread of the server begins with. */
const THREAD = join(ROOT, 'packages', 'server', 'src', 'heavy', 'thread.ts');
const PART = /^part-.*\.mjs(\.map)?$/;
/** A part that no bundle speaks of any more stays for so long: a process that began with it may still load it. */
const OLD_PART = 10 * 60 * 1000;

/** What stays in node_modules: native modules, and the packages of the server. */
const EXTERNAL = [
  'libsql',
  '@node-rs/argon2',
  'fastify',
  '@fastify/*',
  'kysely',
  'pg',
  'pg-native',
  'pino',
  'prom-client',
];

const version = () => JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).version;

/** The packages that decide how a game goes on. */
const RULES = ['engine', 'cards', 'formats'];

/** Brings dist/spaceline.mjs up to date if it is not, and returns its path. */
export async function ensureBuilt() {
  const isCurrent = () => stampOfBundle() === stampOfSources();
  if (!isCurrent()) await alone('spaceline', async () => isCurrent() || bundle());
  return BUNDLE;
}

/** Builds, whatever is there. */
export const build = () => alone('spaceline', bundle);

/** Whoever uses the old bundle meanwhile is not disturbed: each finished file appears under its name in one step. */
async function bundle() {
  const stamp = stampOfSources();
  const esbuild = await loadEsbuild();
  const outputFiles = await outputOf(esbuild).catch(async (error) => {
    if (!error.errors) throw error;
    const lines = await esbuild.formatMessages(error.errors, { kind: 'error', color: Boolean(process.stderr.isTTY) });
    throw new BuildError(`The build failed.\n\n${lines.join('\n').trimEnd()}`);
  });
  mkdirSync(dirname(BUNDLE), { recursive: true });
  // The bundle itself last: whoever finds the new one finds its parts and its map.
  const last = (file) => (file.path === BUNDLE ? 1 : 0);
  for (const file of outputFiles.sort((a, b) => last(a) - last(b)))
    replaceFile(file.path, file.path === BUNDLE ? file.text.replace(UNSTAMPED, stampLine(stamp)) : file.contents);
  forgetOldParts(new Set(outputFiles.map((file) => file.path)));
  return BUNDLE;
}

const loadEsbuild = () =>
  import('esbuild').catch(() => {
    throw new BuildError('esbuild is not installed. Run `npm ci` in the root of the project, or `npm start`.');
  });

async function outputOf(esbuild) {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    entryPoints: { spaceline: ENTRY, heavy: THREAD },
    outdir: dirname(BUNDLE),
    outExtension: { '.js': '.mjs' },
    chunkNames: 'part-[hash]',
    splitting: true,
    bundle: true,
    external: EXTERNAL,
    define: {
      'process.env.SPACELINE_RULES': JSON.stringify(await fingerprintOfRules()),
      'process.env.SPACELINE_COMMIT': JSON.stringify(commitSuffix(version())),
    },
    write: false,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    loader: { '.json': 'json' },
    logLevel: 'silent',
    legalComments: 'none',
    plugins: [ownPlace],
    banner: {
      js: [
        UNSTAMPED,
        // Bundled CommonJS packages call require() for Node's own modules.
        "import { createRequire as __createRequire } from 'node:module';",
        'const require = __createRequire(import.meta.url);',
      ].join('\n'),
    },
  });
  return outputFiles;
}

function forgetOldParts(current) {
  const folder = dirname(BUNDLE);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!PART.test(name) || current.has(path)) continue;
    const info = statSync(path, { throwIfNoEntry: false });
    if (info && Date.now() - info.mtimeMs > OLD_PART) rmSync(path, { force: true });
  }
}

function replaceFile(path, contents) {
  const temporary = `${path}.tmp`;
  try {
    writeFileSync(temporary, contents);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw new BuildError(`${relative(ROOT, path)} cannot be written: ${error.message}`);
  }
}

/**
 * In the bundle every `import.meta.url` would be that of dist/. The packages that read files get the one of their own
 * source file instead, so that `new URL('../scenarios/', import.meta.url)` means the same bundled and unbundled.
 */
const ownPlace = {
  name: 'own-place',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]packages[\\/](rulebook|server|cli)[\\/]src[\\/].*\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      if (!source.includes('import.meta.url')) return { contents: source, loader: 'ts' };
      const place = JSON.stringify(relative(dirname(BUNDLE), path).split(sep).join('/'));
      const contents = source.replaceAll('import.meta.url', `new URL(${place}, import.meta.url).href`);
      return { contents, loader: 'ts' };
    });
  },
};

/** Stands in every file, so that parts with the same sources have the same name; the bundle's own is replaced. */
const UNSTAMPED = '// built from these sources';
const stampLine = (stamp) => `// built from ${stamp}`;

function stampOfBundle() {
  let file;
  try {
    file = openSync(BUNDLE, 'r');
    const start = Buffer.alloc(128);
    const length = readSync(file, start, 0, start.length, 0);
    return /^\/\/ built from (\w+)/m.exec(start.toString('utf8', 0, length))?.[1];
  } catch {
    return undefined;
  } finally {
    if (file !== undefined) closeSync(file);
  }
}

/**
 * One short word for the commit, and the names, times and sizes of everything the bundle is made from. Unlike the newest time alone it
 * also changes when a file goes away or an older one comes back.
 */
function stampOfSources() {
  const hash = createHash('sha1');
  const add = (path) => {
    const info = statSync(path, { throwIfNoEntry: false });
    if (!info) return;
    if (info.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${relative(ROOT, path)}\0${info.mtimeMs}\0${info.size}\n`);
  };
  for (const name of ['scripts/build.mjs', 'package-lock.json', 'decks']) add(join(ROOT, name));
  const packages = join(ROOT, 'packages');
  for (const name of readdirSync(packages).sort()) {
    // The web client is built by itself: scripts/build-web.mjs.
    if (name === 'web') continue;
    for (const part of ['package.json', 'src', 'facts']) add(join(packages, name, part));
  }
  for (const part of ['rules', 'scenarios']) add(join(packages, 'rulebook', part));
  hash.update(headCommit());
  return hash.digest('hex');
}

/**
 * One short word for what the engine, cards and formats do: a game remembers by which rules it is played. It is made from
 * the code that runs, without comments, types, layout and tests, and from nothing of the server or the web client.
 */
export async function fingerprintOfRules(plugins = []) {
  const esbuild = await loadEsbuild();
  const { outputFiles } = await esbuild.build({
    absWorkingDir: ROOT,
    stdin: {
      contents: RULES.map((name) => `export * as ${name} from '@spaceline/${name}';`).join('\n'),
      resolveDir: ROOT,
    },
    bundle: true,
    minifyWhitespace: true,
    minifySyntax: true,
    write: false,
    format: 'esm',
    target: 'node20',
    logLevel: 'silent',
    legalComments: 'none',
    plugins,
  });
  // short names go by how often letters occur: they are given when comments and types are gone, or these would have a part in it
  const { code } = await esbuild.transform(outputFiles[0].text, { minify: true, format: 'esm', target: 'node20' });
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

/** For scripts: runs `work`; a BuildError becomes its message and exit code 1. */
export async function orExplain(work) {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    console.error(`spaceline: ${error.message}`);
    process.exit(1);
  }
}

async function buildAll() {
  const { buildWeb } = await import('./build-web.mjs');
  for (const path of [await orExplain(() => build()), await orExplain(() => buildWeb())])
    console.log(relative(process.cwd(), path));
}

// Not awaited here: build-web.mjs imports this module, and would wait for it for ever.
if (isMain(import.meta.url)) buildAll();
