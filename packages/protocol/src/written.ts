/**
 * What people write and others read on one line: names, talk, the title of a deck or an event. Nothing in it steers the text or cannot be
 * seen: no line ends, no directions, no marks that nobody sees. Joiners stay where a script or an emoji is written with them, and only
 * there: elsewhere they would make two texts that look the same.
 */

const PICTURE = '\\p{Extended_Pictographic}';
/** What a picture may have after it and still be that picture: a colour of skin, "as a picture", a frame. */
const DRESSED = `[\\p{Emoji_Modifier}\\uFE0F\\u20E3]*`;
const NON_JOINER = '\\u200C';
const JOINER = '\\u200D';
const EITHER = `[${NON_JOINER}${JOINER}]`;

/** Persian and its neighbours part letters of one word, and end a letter as if another followed. */
const CURSIVE = '(?:(?=\\p{L})[\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Nko}])';
/** What takes the vowel away in the scripts of India and around it. */
const VIRAMA =
  '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D3B\\u0D3C\\u0D4D\\u0DCA\\u1039\\u17D2\\u1A60\\u1B44]';

/** The flags of England, Scotland and Wales have their names in letters that nobody sees; no other text is hidden so. */
const flagOf = (name: string): string =>
  `(?<=\\u{1F3F4})${[...name].map((c) => `\\u{E00${c.codePointAt(0)!.toString(16)}}`).join('')}\\u{E007F}`;

const JOINED = [
  `(?<=${PICTURE}${DRESSED})${JOINER}(?=${PICTURE})`,
  `(?<=${CURSIVE}\\p{M}*)${NON_JOINER}(?=${CURSIVE})`,
  `(?<=${CURSIVE}\\p{M}*)${JOINER}(?!${CURSIVE}|${EITHER})`,
  `(?<=${VIRAMA})${EITHER}(?!${EITHER})`,
  `(?<=\\p{L})${EITHER}(?=${VIRAMA})`,
  ...['gbeng', 'gbsct', 'gbwls'].map(flagOf),
];

/** Marks on one letter; more of them climb over the lines above. */
const MARKS = 5;
/** Letters and signs that are blank to the eye. */
const BLANK = '\\s\\p{Z}\\p{C}\\p{M}\\u115F\\u1160\\u2800\\u3164\\uFFA0';

const CHARACTERS = `(?:[^\\p{C}\\u2028\\u2029]|${JOINED.join('|')})`;
const HEAPED = `(?![^]*\\p{M}{${MARKS + 1}})`;

/** One line with something to read. */
export const WRITTEN = new RegExp(`^${HEAPED}(?=[^]*[^${BLANK}])${CHARACTERS}+$`, 'u');
/** The same, or nothing. */
export const WRITTEN_OR_NOT = new RegExp(`^${HEAPED}${CHARACTERS}*$`, 'u');
