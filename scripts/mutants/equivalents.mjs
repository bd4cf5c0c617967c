// Mutants that no scenario can find out, because the game goes on in the same way with them. They are kept in a list with
// a reason each, by file, line and change. A line that is not there any more must leave the list.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.mjs';

export const EQUIVALENTS = join(ROOT, 'tests', 'mutants', 'equivalent.json');

/**
 * @typedef {object} Equivalent
 * @property {string} file
 * @property {string} code the whole line, as it is written
 * @property {string} operator
 * @property {string} change
 * @property {number} [nth] which of them, where a file has several that are the same in all this
 * @property {string} why
 * @returns {Equivalent[]}
 */
export const readEquivalents = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Tells the mutants on the list from the others, and the entries of the list that mean no mutant. */
export function sortOut(mutants, list) {
  const keyOf = ({ file, code, operator, change, nth = 1 }) => [file, code, operator, change, nth].join('\n');
  const listed = new Map(list.map((entry) => [keyOf(entry), entry]));
  const there = new Set(mutants.map(keyOf));
  return {
    equivalent: mutants.filter((m) => listed.has(keyOf(m))),
    others: mutants.filter((m) => !listed.has(keyOf(m))),
    stale: list.filter((entry) => !there.has(keyOf(entry))),
  };
}
