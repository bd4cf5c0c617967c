// What the mutation run works on: which files are mutated, what judges them, and the name that each mutant keeps while the
// lines around it change.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ROOT } from '../root.mjs';
import { clauseMutants, signaturesIn } from './clauses.mjs';
import { engineMutants } from './operators.mjs';

/**
 * @typedef {object} Project
 * @property {string} root
 * @property {string} cache a folder that git ignores
 * @property {string} entry the module that judges: it exports `trial(text, mode)`, which throws if what a scenario says is not so
 * @property {string[]} external packages that the judge may leave where they are
 * @property {string[]} modes the ways in which a scenario is run: see trials.mjs
 * @property {number} patience milliseconds that any scenario may take
 * @property {string[]} scenarios
 * @property {string[]} sources everything that a verdict depends on, beside the scenarios
 * @property {() => import('./syntax.mjs').Mutant[]} mutants
 * @property {(file: string) => string} part which of its parts a file belongs to: engine or cards
 * @property {(file: string, imports: Map<string, string[]>, titles: Record<string, string>) => string[] | null} [titlesBehind]
 *   the cards whose definitions are made with the help of a file; null if it is no file of the cards
 */

const ENGINE = 'packages/engine/src';
const CARDS = 'packages/cards/src';

/** Words for players, what players are told of a requirement of their white or of their objective, what no card does yet, and lists that are no card's text. */
const NO_RULES = [
  `${ENGINE}/language/english.ts`,
  `${ENGINE}/core/words.ts`,
  ...['could-solve', 'requirement-text', 'verdict'].map((name) => `${ENGINE}/missions/${name}.ts`),
  `${ENGINE}/happenings/points-undone.ts`,
  `${ENGINE}/ketracel-white/supply.ts`,
  `${ENGINE}/borg/progress.ts`,
  `${ENGINE}/spaceline/spot-word.ts`,
  ...['all-facts', 'card-list', 'definitions', 'index', 'text'].map((name) => `${CARDS}/${name}.ts`),
];

/** @returns {Project} */
export function spaceline() {
  const scenarios = ['packages/rulebook/scenarios', CARDS].flatMap((folder) => filesIn(folder, /\.yaml$/));
  const folders = [
    ENGINE,
    CARDS,
    'packages/cards/facts',
    'packages/formats',
    'packages/rulebook/src',
    'scripts/mutants',
  ];
  return {
    root: ROOT,
    cache: join(ROOT, 'dist', 'mutants'),
    entry: 'scripts/mutants/scenario-suite.ts',
    external: ['yaml'],
    modes: ['plain', 'replayed', 'forked', 'view-leak'],
    patience: 5000,
    scenarios,
    sources: ['package-lock.json', ...folders.flatMap((folder) => filesIn(folder, /\.(ts|mjs|json)$/))],
    mutants: () => [
      ...codeIn(ENGINE).flatMap((file) => engineMutants(file, read(file))),
      ...cardMutants(codeIn(CARDS)),
    ],
    part: (file) => (file.startsWith(ENGINE) ? 'engine' : 'cards'),
    titlesBehind: (file, imports, titles) => (file.startsWith(CARDS) ? titlesBehind(file, imports, titles) : null),
  };
}

/** `titles` is by the names in card-list.ts, which says in which file each card is. */
function titlesBehind(file, imports, titles) {
  const lines = read(`${CARDS}/card-list.ts`).matchAll(/^export \{ \w+ as (\w+) \} from '\.\/(.+)';$/gm);
  return [...lines].filter(([, , path]) => needs(`${CARDS}/${path}`, file, imports)).map(([, name]) => titles[name]);
}

function needs(file, other, imports, asked = new Set()) {
  if (file === other) return true;
  if (asked.has(file)) return false;
  asked.add(file);
  return imports.get(file)?.some((next) => next.startsWith(CARDS) && needs(next, other, imports, asked)) ?? false;
}

function cardMutants(files) {
  const shared = files.filter((file) => !file.slice(CARDS.length + 1).includes('/'));
  const words = [...filesIn(`${ENGINE}/language`, /\.ts$/), ...shared];
  const known = new Map(words.flatMap((file) => [...signaturesIn(file, read(file))]));
  return files.flatMap((file) => clauseMutants(file, read(file), known));
}

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

const codeIn = (folder) => filesIn(folder, /(?<!\.test|\.d)\.ts$/).filter((file) => !NO_RULES.includes(file));

/** Every file below a folder with such a name, as a path from the root. */
function filesIn(folder, name) {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !file.includes('/node_modules/'))
    .sort();
}

/**
 * Every mutant of a project with the text of its line, and a name made of file, line and change. What happens to other lines
 * of the file does not change the name. `nth` tells those apart for which all three are the same.
 * @typedef {import('./syntax.mjs').Mutant & { name: string, code: string, nth: number }} Named
 * @param {Project} project
 * @returns {Named[]}
 */
export function namedMutants(project) {
  const lines = new Map();
  const times = new Map();
  return project.mutants().map((mutant) => {
    const { file } = mutant;
    if (!lines.has(file)) lines.set(file, readFileSync(join(project.root, file), 'utf8').split('\n'));
    const code = lines.get(file)[mutant.line - 1].trim();
    const same = [file, code, mutant.operator, mutant.change].join('\n');
    const nth = (times.get(same) ?? 0) + 1;
    times.set(same, nth);
    return { ...mutant, code, nth, name: hashOf(`${same}\n${nth}`) };
  });
}

/** The first `size` of a shuffled list. What is added to the project later changes little about who is among them. */
export function sample(mutants, seed, size) {
  const place = new Map(mutants.map((m) => [m, hashOf(`${seed} ${m.name}`)]));
  return [...mutants].sort((a, b) => (place.get(a) < place.get(b) ? -1 : 1)).slice(0, size);
}

/** One word for everything that a verdict depends on. */
export function fingerprint({ root, scenarios, sources }) {
  const hash = createHash('sha1');
  for (const file of [...sources, ...scenarios]) hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}

const hashOf = (text) => createHash('sha1').update(text).digest('hex').slice(0, 16);
