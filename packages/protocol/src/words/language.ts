import { spoken, type Words } from '@spaceline/engine';

/**
 * A language makes the template that is read from the English one. It is passed along with the names (naming.ts), so that two
 * readers of one process may have different ones.
 */
export type Language = (template: Words) => Words;

export const ENGLISH: Language = (template) => template;

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const NONSENSE = 'абвгдежзийклмнопрстуфхцчшщ';

/** Holes stay as they are; all else is a letter, or belongs to the form of a template. */
const HOLE_OR_LETTER = /\{\w+\}|[a-z]/gi;

function nonsense(letter: string): string {
  const i = LATIN.indexOf(letter);
  return i >= 0 ? NONSENSE[i] : NONSENSE[LATIN.indexOf(letter.toLowerCase())].toUpperCase();
}

/**
 * The same template in a language that nobody speaks: the same holes, the same length, no letter as it was. Different sentences
 * stay different. Whoever can still use the program does not read its words to find something out.
 */
export const pseudo: Language = (template) =>
  spoken(template).replace(HOLE_OR_LETTER, (part) => (part.length > 1 ? part : nonsense(part)));
