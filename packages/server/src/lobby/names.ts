/** Names of people: whose a name is, and which names look like it. */
import unhomoglyph from 'unhomoglyph';

/** What is left of a name when everything is taken away that a reader could overlook: case, spaces, accents, letters that look alike. */
export function nameKey(name: string): string {
  const folded = (text: string) => unhomoglyph(text.normalize('NFKD').replace(/\p{M}/gu, ''));
  return folded(folded(name).toLowerCase())
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** A name must show something to be told by. */
export const isReadable = (name: string): boolean => nameKey(name) !== '';
