/**
 * How wide text is, without asking a browser: the advance widths of our faces, in hundredths of the size, for the
 * characters from space to tilde. With them a card knows before it is drawn how many lines its text will take.
 */
import { spoken, type Words } from '@spaceline/protocol/words';

const WIDTHS = {
  antonio:
    '22 25 40 51 41 107 49 20 29 29 44 36 23 34 26 38 45 38 44 44 44 44 44 44 44 44 25 27 36 35 36 43 74 45 46 46 48 38 37 47 49 25 44 46 35 66 51 47 45 47 47 41 32 48 44 66 41 41 35 33 39 33 47 37 21 45 47 44 47 44 32 47 48 25 26 45 25 71 48 46 47 47 32 40 30 48 39 59 38 40 34 35 26 35 55',
  barlow:
    '20 32 26 66 56 85 66 13 26 26 40 50 26 39 28 40 56 35 54 51 55 51 51 47 52 52 34 31 50 50 50 46 83 61 63 61 62 60 57 61 65 26 58 61 57 71 68 62 59 58 61 58 57 65 59 88 59 57 55 38 40 38 45 48 19 51 55 52 55 53 36 53 54 25 24 50 23 83 54 54 55 55 36 48 36 54 47 72 48 46 44 30 17 30 50',
  condensed:
    '20 26 27 60 43 78 56 14 25 25 36 44 19 32 20 36 45 27 41 42 44 42 42 38 43 41 23 21 44 44 44 39 76 44 46 45 47 43 41 46 47 22 43 47 41 53 50 46 45 45 45 43 44 48 46 65 45 44 40 32 36 32 41 39 19 42 43 41 43 42 28 42 43 21 21 42 19 66 43 42 43 43 30 39 27 43 40 57 40 39 36 30 16 30 47',
  condensedBold:
    '20 27 31 61 43 77 58 15 28 28 36 44 20 32 21 39 45 27 42 43 46 43 43 39 43 42 25 22 44 44 44 41 76 46 46 46 47 43 41 46 48 22 44 48 41 54 51 47 46 45 46 43 45 48 47 66 46 46 41 33 39 33 41 40 21 43 44 42 44 43 29 43 44 21 21 43 20 66 44 43 44 44 31 40 28 44 41 59 42 40 37 32 17 32 48',
} as const;

export type Face = keyof typeof WIDTHS;

const TABLE = Object.fromEntries(
  Object.entries(WIDTHS).map(([face, widths]) => [face, widths.split(' ').map(Number)]),
) as Record<Face, number[]>;

/** Letters that our faces have not are set in another face, which is no condensed one: from Greek up to where signs begin. */
const FOREIGN = 62;
const isForeign = (code: number): boolean => code >= 0x370 && code < 0x2000;
/** What else stands outside the tables is about as wide as an o. */
const OTHER = 'o'.charCodeAt(0) - 32;
const NARROW = /[\u2018\u2019]/;

/** How many letters a text has. */
export const letters = (text: Words): number => spoken(text).length;

/** The width of a text on one line, in px. */
export function textWidth(text: Words, face: Face, size: number, spacing = 0): number {
  const table = TABLE[face];
  const all = spoken(text);
  let sum = 0;
  for (const character of all) {
    const code = character.charCodeAt(0);
    const width = table[code - 32];
    sum += width ?? (isForeign(code) ? FOREIGN : NARROW.test(character) ? table[7] : table[OTHER]);
  }
  return (sum / 100 + spacing * all.length) * size;
}

/** The lines a text takes when it is set in this width. */
export function lineCount(text: Words, face: Face, size: number, width: number): number {
  const space = textWidth(' ', face, size);
  let lines = 1;
  let used = 0;
  for (const word of spoken(text).split(/\s+/)) {
    const long = textWidth(word, face, size);
    if (used > 0 && used + space + long > width) {
      lines++;
      used = long;
    } else used += (used > 0 ? space : 0) + long;
  }
  return lines;
}

/** Boxes of these widths set one after the other: how many rows they fill. */
export function rowCount(widths: readonly number[], gap: number, width: number): number {
  let rows = 1;
  let used = 0;
  for (const box of widths) {
    if (used > 0 && used + gap + box > width) {
      rows++;
      used = box;
    } else used += (used > 0 ? gap : 0) + box;
  }
  return rows;
}

/** The first of these sizes at which a text fits on one line, or undefined. */
export function fittingSize(
  text: string,
  face: Face,
  sizes: readonly number[],
  width: number,
  spacing = 0,
): number | undefined {
  return sizes.find((size) => textWidth(text, face, size, spacing) <= width);
}
