// What came of a run, in numbers and by folder.

/** Folders of the engine and sets of cards: packages/engine/src/battle, packages/cards/src/voy. */
const folderOf = (file) => file.split('/').slice(0, -1).slice(0, 4).join('/');

/**
 * @typedef {import('./project.mjs').Named} Named
 * @param {readonly (Named & import('./trials.mjs').Verdict)[]} judged
 */
export function summary(judged) {
  const folders = new Map();
  for (const mutant of judged) {
    const folder = folderOf(mutant.file);
    folders.set(folder, [...(folders.get(folder) ?? []), mutant]);
  }
  const sorted = [...folders].sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    total: countsOf(judged),
    folders: sorted.map(([folder, mutants]) => ({
      folder,
      ...countsOf(mutants),
      mutants: mutants
        .map(({ file, line, operator, change, code, verdict, mode, by, why }) => {
          return { file, line, operator, change, code, verdict, mode, by, why };
        })
        .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1)),
    })),
  };
}

function countsOf(mutants) {
  const count = (verdict) => mutants.filter((m) => m.verdict === verdict).length;
  return {
    killed: count('killed'),
    survived: count('survived') + count('unreached'),
    /** of these, never reached */
    unreached: count('unreached'),
    equivalent: count('equivalent'),
    invalid: count('invalid'),
  };
}

/** For people: each folder with what survived there, and what was killed if they want to see that too. */
export function inWords({ total, folders }, { killed = false } = {}) {
  const lines = folders.flatMap((folder) => [
    `${folder.folder}: ${tally(folder)}`,
    ...folder.mutants.filter((m) => shown(m.verdict, killed)).map(describe),
  ]);
  return [...lines, '', tally(total)].join('\n');
}

const shown = (verdict, killed) =>
  verdict === 'survived' || verdict === 'unreached' || (killed && verdict === 'killed');

function describe({ file, line, operator, change, verdict, by }) {
  const words = { survived: 'survived', unreached: 'survived (never reached)', killed: 'killed' };
  return `  ${words[verdict]} ${file}:${line} [${operator}] ${change}${by ? `\n    by ${by}` : ''}`;
}

function tally({ killed, survived, unreached, equivalent, invalid }) {
  const tried = killed + survived;
  const share = tried > 0 ? ` (${((100 * killed) / tried).toFixed(1)} %)` : '';
  const rest = [
    [unreached, 'of them never reached'],
    [equivalent, 'known to be equivalent'],
    [invalid, 'not valid'],
  ];
  const more = rest.filter(([n]) => n > 0).map(([n, words]) => `, ${n} ${words}`);
  return `${killed} killed${share}, ${survived} survived${more.join('')}`;
}
