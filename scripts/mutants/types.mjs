// Which mutants do not compile. Each becomes a file beside the one it was made from, and the type checker reads them all
// in one go. The unchanged file goes with them: what is wrong with it as a copy is not the mutant's fault.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from '../root.mjs';
import { mutate } from './schemata.mjs';

/** So many at once: the checker holds all of them in memory. */
const BATCH = 500;

/**
 * @param {import('./project.mjs').Project} project
 * @param {readonly import('./schemata.mjs').Numbered[]} mutants
 * @returns {Map<number, string>} the number of each mutant that does not compile, and the checker's first complaint
 */
export function misfits(project, mutants) {
  const out = new Map();
  for (let at = 0; at < mutants.length; at += BATCH)
    for (const [number, why] of check(project, mutants.slice(at, at + BATCH))) out.set(number, why);
  return out;
}

function check({ root, cache }, mutants) {
  const folder = join(cache, `types-${process.pid}`);
  rmSync(folder, { recursive: true, force: true });
  const files = [];
  const write = (file, number, text) => {
    const path = join(folder, file.replace(/\.ts$/, `.${number}.ts`));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    files.push(path);
  };
  for (const file of new Set(mutants.map((m) => m.file))) {
    const source = readFileSync(join(root, file), 'utf8');
    write(file, 0, source);
    for (const mutant of mutants) if (mutant.file === file) write(file, mutant.number, mutate(source, mutant));
  }
  const complaints = typecheck(root, folder, files);
  rmSync(folder, { recursive: true, force: true });
  const out = new Map();
  for (const { file, number } of mutants) {
    const innocent = new Set(complaints.get(file.replace(/\.ts$/, '.0.ts')));
    const own = complaints.get(file.replace(/\.ts$/, `.${number}.ts`))?.find((c) => !innocent.has(c));
    if (own) out.set(number, own);
  }
  return out;
}

function typecheck(root, folder, files) {
  const config = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      // relative imports of the copies mean the files of the project
      rootDirs: [root, folder],
      // a deletion leaves names behind that nobody uses, which is untidy but compiles
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    include: [join(root, 'packages/*/src/**/*.d.ts')],
    files,
  };
  const path = join(folder, 'tsconfig.json');
  writeFileSync(path, JSON.stringify(config));
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const run = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false', '-p', path], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
  });
  const complaints = new Map();
  for (const line of run.stdout.split('\n')) {
    const found = /^(.+?)\(\d+,\d+\): error (TS\d+: .*)$/.exec(line);
    if (!found) {
      if (/^error TS/.test(line)) throw new Error(`The type checker did not run: ${line}`);
      continue;
    }
    const file = relative(folder, join(folder, found[1])).split(sep).join('/');
    complaints.set(file, [...(complaints.get(file) ?? []), found[2]]);
  }
  if (run.status !== 0 && complaints.size === 0) throw new Error(`The type checker did not run: ${run.stderr}`);
  return complaints;
}
