// `npm test`: every check there is. The last line counts them: each vitest test is one, each other step is one.
// What tests need of the machine is installed where it can be; where not, they are skipped, which with CI=true is a failure.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, install } from './install.mjs';
import { CHROMIUM, POSTGRESQL, PYTHON, provide, skipping } from './machine.mjs';
import { ROOT } from './root.mjs';

checkNode();
install({ dev: true });

/** Seconds after which a step is ended and counts as failed. */
const PATIENCE = 20 * 60;

/** The steps before the tests: a name, and what Node runs. */
const STEPS = [
  { name: 'style', run: [toolOf('@biomejs/biome', 'biome'), 'check', '.'] },
  { name: 'types', run: [toolOf('typescript', 'tsc'), '--noEmit'] },
  { name: 'types of the web client', run: [toolOf('typescript', 'tsc'), '--noEmit', '-p', join('packages', 'web')] },
  { name: 'package arrows', run: [join(ROOT, 'scripts', 'arrows.mjs')] },
  { name: 'floors of the engine', run: [join(ROOT, 'scripts', 'floors.mjs')] },
  { name: 'the door is closed', run: [join(ROOT, 'scripts', 'door.mjs')] },
  { name: 'cards say what they remember', run: [join(ROOT, 'scripts', 'card-memory.mjs')] },
  { name: 'unused code', run: [toolOf('knip', 'knip')] },
  { name: 'nobody reads words back', run: [join(ROOT, 'scripts', 'no-reading-back.mjs')] },
];

let passed = 0;
let failed = 0;
let skipped = 0;
const failures = [];

const missing = [CHROMIUM, POSTGRESQL, PYTHON].flatMap((tool) => {
  const found = provide(tool);
  if (found.at === null) return [skipping(tool, found.why)];
  console.log(`${tool.name}: ${found.at}`);
  return [];
});
for (const line of missing) console.log(line);

for (const step of STEPS) single(step);
vitest();

if (skipped > 0 && isCi()) count('nothing is skipped with CI=true', 0, 1);
for (const line of missing) console.log(`\n${line}`);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}\n`);
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

function single({ name, run }) {
  const ok = node(name, run);
  count(name, ok ? 1 : 0, ok ? 0 : 1);
}

function vitest() {
  const folder = mkdtempSync(join(tmpdir(), 'spaceline-test-'));
  const file = join(folder, 'vitest.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const ok = node('tests', [toolOf('vitest', 'vitest'), 'run', ...reporters]);
    const result = read(file);
    if (!result) return count('tests (no result)', 0, 1);
    // A file that cannot even be loaded has no tests to fail: it counts as one. So does an error outside every test.
    const broken = result.testResults.filter(
      (t) => t.status === 'failed' && !t.assertionResults.some((a) => a.status === 'failed'),
    );
    const bad = result.numFailedTests + broken.length;
    count('tests', result.numPassedTests, bad === 0 && !ok ? 1 : bad);
    skipped += result.numPendingTests + result.numTodoTests;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function node(name, args) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const done = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: PATIENCE * 1000,
  });
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const ok = done.status === 0;
  const how = done.error?.code === 'ETIMEDOUT' ? 'ended: it took too long' : ok ? 'ok' : 'FAILED';
  console.log(`== ${name}: ${how} (${took})`);
  return ok;
}

function count(name, good, bad) {
  passed += good;
  failed += bad;
  if (bad > 0) failures.push(name);
}

function isCi() {
  return ![undefined, '', '0', 'false'].includes(process.env.CI);
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The script behind a package's command, so that it can be run without a shell on every system. */
function toolOf(name, command) {
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
