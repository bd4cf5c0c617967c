/** Names of people: whose a name is, and which names look like it. */
import { BOT_IDS } from '@spaceline/bots';
import unhomoglyph from 'unhomoglyph';

/** Letters that nobody sees, though Unicode counts them among letters. */
const UNSEEN = /[\u115f\u1160\u3164\uffa0]/g;
/** Small capitals, and letters written the other way round: read as others, though no list of letters that look alike has them. */
const ODD = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋĸʟᴍʍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢЯᴙИᴎШш';
const READ_AS = 'ABCDEFGHIJKKLMMNOPRSTUVWYZRRNNWW';
/** Letters in circles, squares and flags, each from A to Z. */
const FRAMED = [0x1f150, 0x1f170, 0x1f1e6];
const readAs = (c: string): string => {
  const n = c.codePointAt(0)!;
  const from = FRAMED.find((a) => n >= a && n < a + 26);
  const odd = ODD.indexOf(c);
  if (odd >= 0) return READ_AS[odd];
  return from === undefined ? c : String.fromCharCode(65 + n - from);
};
/** What looks alike in one case or the other, in any hand: an l, a capital i and a one; two v and a w. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[i1|]/g, 'l'],
  [/vv/g, 'w'],
  [/ß/g, 'ss'],
];

/** Looked up as it stands, too: taken apart first, a lunate sigma, to the eye a C, would be a sigma. */
const folded = (text: string): string =>
  unhomoglyph([...unhomoglyph(text).normalize('NFKD').replace(/\p{M}/gu, '').replace(UNSEEN, '')].map(readAs).join(''));

/** What is left of a text when everything is taken away that a reader could overlook: spaces, accents, letters that look alike. */
function keyOf(text: string): string {
  const plain = folded(folded(text).toLowerCase())
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return ALIKE.reduce((left, [what, as]) => left.replace(what, as), plain);
}

/** Signs that are read as letters where somebody wants them to be. */
const SIGNS: Readonly<Record<string, string>> = { '!': 'i', '¡': 'i', $: 's', '@': 'a' };
const asLetters = (text: string): string => text.replace(/[!¡$@]/g, (sign) => SIGNS[sign]);
const withoutSigns = (text: string): string => text.replace(/[^\p{L}\p{N}\p{M}\p{So}]/gu, '');

/**
 * By what a name is told, whatever its case. Many letters look like another one in one of their cases only (a Cyrillic Ve is a B, its small
 * one is no b), so there are keys of the name as it stands, in small letters and in capitals; the way to each leads through the other, where
 * letters meet that have no case of their own, such as the sigma at the end of a word. Signs part letters, or pass for some.
 */
export function nameKeys(name: string): string[] {
  const cases = [name, name.toUpperCase().toLowerCase(), name.toLowerCase().toUpperCase()];
  const keys = cases.flatMap((text) => [keyOf(asLetters(text)), keyOf(withoutSigns(text))]);
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Whoever has no login is a guest: nobody stands behind the name. */
export const kindOf = (login: string | null): 'person' | 'guest' => (login === null ? 'guest' : 'person');

/** A name must show something to be told by. */
export const isReadable = (name: string): boolean => nameKeys(name).length > 0;

/** Who keeps order, and what speaks for the server: also as a word of a longer name, and the long ones as a part of a word. */
const OFFICES = ['operator', 'admin', 'administrator', 'moderator', 'spaceline', 'staff', 'sysop'];
const LONG = 8;
/** What marks somebody as what they are, where names are shown. */
const MARKS = ['bot', 'bots', 'guest'];
/** These as they stand alone, or with nothing but padding. */
const ALONE = [
  ...[
    'system',
    'server',
    'support',
    'help desk',
    'service',
    'host',
    'owner',
    'root',
    'webmaster',
    'mod',
    'judge',
    'director',
  ],
  ...['you', 'nobody', 'somebody', 'command line', 'former player'],
];
const PADDING = [
  'the',
  'this',
  'our',
  'your',
  'official',
  'real',
  'true',
  'team',
  'account',
  'message',
  'notice',
  'info',
];
/** Whoever has no name of their own is called so (database/users.ts). */
const NAMELESS = /^player\P{L}*[2-9a-z]{6}$/iu;

const keysOf = (words: readonly string[]): string[] => words.flatMap(nameKeys);
const plural = (words: readonly string[]): string[] => words.flatMap((word) => [word, `${word}s`]);
const any = (words: readonly string[]): string => `(?:${keysOf(words).join('|')})`;
const RESERVED_WORDS = new Set(keysOf([...plural(OFFICES), ...MARKS]));
const RESERVED_PARTS = keysOf(OFFICES.filter((word) => word.length >= LONG));
/** One of them, or several as one word, with padding before and behind: SpacelineAdmin, TheOperator, "System message". */
const RUN = new RegExp(`^${any(PADDING)}*${any([...plural([...OFFICES, ...ALONE]), ...BOT_IDS])}+${any(PADDING)}*$`);

const SEPARATORS = /[^\p{L}\p{N}\p{M}]+/u;

/** The words of a name, also where capitals or digits part them: KimBot, admin2. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(SEPARATORS)
    .flatMap((word) => [word, word.replace(/\p{N}+$/u, '')]);

/** Words that are spelled letter by letter, as one: K i m b o t. */
function spelledIn(name: string): string[] {
  const runs = [''];
  for (const word of name.split(SEPARATORS)) {
    if ([...word].length === 1) runs.push(`${runs.pop()}${word}`);
    else runs.push('');
  }
  return runs.filter((run) => run.length > 2).flatMap(nameKeys);
}

/** Is it the name of an office, of a bot, or of nobody, or does it look like one? No player may be called so. */
export function isReserved(name: string): boolean {
  const whole = nameKeys(name);
  if (NAMELESS.test(name) || whole.some((key) => RUN.test(key))) return true;
  if (RESERVED_PARTS.some((part) => whole.some((key) => key.includes(part)))) return true;
  if (keysOf(wordsOf(name)).some((key) => RESERVED_WORDS.has(key))) return true;
  const words = [...RESERVED_WORDS];
  return spelledIn(name).some((run) => words.some((word) => run.startsWith(word) || run.endsWith(word)));
}
