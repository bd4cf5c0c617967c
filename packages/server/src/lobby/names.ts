/** Names of people: whose a name is, and which names look like it. */
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

/** A name must show something to be told by. */
export const isReadable = (name: string): boolean => nameKey(name) !== '';
