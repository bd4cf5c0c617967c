/** Names of people: whose a name is, and which names look like it. */
import { BOT_IDS } from '@spaceline/bots';
import unhomoglyph from 'unhomoglyph';

/** Letters that nobody sees, though Unicode counts them among letters. */
const UNSEEN = /[\u115f\u1160\u3164\uffa0]/g;
/** What looks alike in one case or the other, in any hand: an l, a capital i and a one; two v and a w. */
const ALIKE: readonly (readonly [RegExp, string])[] = [
  [/[i1|]/g, 'l'],
  [/vv/g, 'w'],
  [/ß/g, 'ss'],
];

/** What is left of a name when everything is taken away that a reader could overlook: case, spaces, accents, letters that look alike. */
export function nameKey(name: string): string {
  const folded = (text: string) => unhomoglyph(text.normalize('NFKD').replace(/\p{M}/gu, '').replace(UNSEEN, ''));
  const plain = folded(folded(name).toLowerCase())
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return ALIKE.reduce((text, [what, as]) => text.replace(what, as), plain);
}

/** Whoever has no login is a guest: nobody stands behind the name. */
export const kindOf = (login: string | null): 'person' | 'guest' => (login === null ? 'guest' : 'person');

/** A name must show something to be told by. */
export const isReadable = (name: string): boolean => nameKey(name) !== '';

/** Who keeps order, and what speaks for the server: also as a word of a longer name. */
const OFFICES = ['operator', 'admin', 'administrator', 'moderator', 'spaceline', 'staff'];
/** What marks somebody as what they are, where names are shown. */
const MARKS = ['bot', 'bots', 'guest'];
/** These as they stand alone. */
const ALONE = ['system', 'server', 'judge', 'director', 'you', 'nobody', 'somebody', 'command line', 'former player'];

const keys = (words: readonly string[]): string[] => words.map(nameKey);
const RESERVED_WORDS = new Set(keys([...OFFICES, ...OFFICES.map((word) => `${word}s`), ...MARKS]));
const RESERVED = new Set(keys([...ALONE, ...BOT_IDS]));
/** An office written as one word with more of them: SpacelineAdmin, TheOperator. */
const RUN = new RegExp(`^(?:${keys(['the', 'official', 'real']).join('|')})*(?:${keys(OFFICES).join('|')})+$`);

/** The words of a name, also where capitals or digits part them: KimBot, admin2. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((word) => [word, word.replace(/\p{N}+$/u, '')]);

/** Is it the name of an office, of a bot, or of nobody, or does it look like one? No player may be called so. */
export function isReserved(name: string): boolean {
  const whole = nameKey(name);
  return RESERVED.has(whole) || RUN.test(whole) || wordsOf(name).some((word) => RESERVED_WORDS.has(nameKey(word)));
}
