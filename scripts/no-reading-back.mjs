// Nobody reads English back: what a screen needs to know is in the data (kinds, verbs, marks, verdicts), and words are only shown.
// Words are a type of their own (packages/engine/src/core/words.ts), which the compiler keeps from everything that takes a string.
// This check sees to what the compiler lets pass in the web client and the terminal: words in a template, compared, cast, turned
// into a string, used as a key, handed to what takes anything. `checkTree` finds it; run as a script, it prints that and exits 1.
//
// What it cannot see: a text that arrives as `any` (from JSON) and is declared a string there, under a name that words have nowhere.

import { join } from 'node:path';
import { ALLOWED } from './no-reading-back/allowed.mjs';
import { belowPackages, Reading } from './no-reading-back/reading.mjs';
import { isMain, ROOT } from './root.mjs';
import { describe, isTest, sourcesIn } from './sources.mjs';
import { withProject } from './typed-sources.mjs';

/** The packages that show words, and the project that has their types. */
const READERS = [
  { name: 'web', config: ['packages', 'web', 'tsconfig.json'] },
  { name: 'cli', config: ['tsconfig.json'] },
];

/** Tests may look at words: some are about them. */
const readersIn = (root, name) =>
  sourcesIn(join(root, 'packages', name, 'src')).filter((path) => !isTest(path) && !path.endsWith('.d.ts'));

/** Everything that reads words: `{ file, line, message }`, in the order of the files; and the allowances that nothing needs any more. */
export function checkTree(root = ROOT) {
  const looks = looksInTree(root);
  const used = new Set(looks.map(allowanceFor));
  return {
    problems: looks.filter((look) => allowanceFor(look) === undefined).map(problemOf),
    idle: ALLOWED.filter((a) => !used.has(a)),
  };
}

const allowanceFor = ({ file, within }) => ALLOWED.find((a) => a.file === file && a.in === within);

const problemOf = ({ file, line, code, why }) => ({
  file: `packages/${file}`,
  line,
  message: `${why}: ${shown(code)}`,
});

const shown = (code) => code.replace(/\s+/g, ' ').slice(0, 80);

function looksInTree(root) {
  return READERS.flatMap(({ name, config }) =>
    withProject(join(root, ...config), (project) => {
      const reading = new Reading(project, root);
      return readersIn(root, name).flatMap((path) => reading.looksIn(path));
    }),
  );
}

/**
 * What sources that are not on the disk read, and what of them does not compile: their text by the path below packages/, such as
 * `web/src/table/own.tsx`. They may import each other and all that the web client may.
 * @param {Readonly<Record<string, string>>} sources
 * @returns {{ file: string, line: number, message: string }[]}
 */
export function checkSources(sources, root = ROOT) {
  const paths = Object.keys(sources).map((file) => join(root, 'packages', ...file.split('/')));
  const config = join(root, 'packages', 'web', 'tsconfig.some-sources.json');
  const options = { extends: './tsconfig.json', files: paths, include: ['src/**/*.d.ts'] };
  return withProject(
    config,
    (project) => {
      const reading = new Reading(project, root);
      return paths.flatMap((path) => [
        ...project.errorsIn(path).map((message) => ({ file: belowPackages(root, path), line: 0, message })),
        ...reading
          .looksIn(path)
          .filter((look) => allowanceFor(look) === undefined)
          .map(problemOf),
      ]);
    },
    Object.fromEntries([
      [config, JSON.stringify(options)],
      ...Object.values(sources).map((text, i) => [paths[i], text]),
    ]),
  );
}

if (isMain(import.meta.url)) {
  const { problems, idle } = checkTree();
  for (const problem of problems) console.error(describe(problem));
  for (const { file, in: within } of idle) console.error(`packages/${file}: nothing in ${within} needs to be allowed`);
  if (problems.length + idle.length > 0) process.exitCode = 1;
  else console.log('Nobody reads words back.');
}
