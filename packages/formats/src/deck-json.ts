/** A deck as our JSON: printing ids by pile, with the title for whoever reads it. */
import type { Said, Way } from './deck-lines.ts';
import { type Pile, type Place, sectionOf, WRITTEN } from './deck-sections.ts';

export const isJson = (text: string): boolean => /^\s*(?:\{|\[\s*["{\]])/.test(text);

interface JsonCard {
  copies: number;
  id?: string;
  name: string;
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

const COPIES = ['copies', 'count', 'quantity', 'qty', 'number', 'amount'];
const NAMES = ['id', 'name', 'title', 'card'];

/** An entry is `{ copies, id, name }`, in the words of other programs too, or the id or title alone. */
function said(entry: unknown, place: Place, line: number): Said {
  if (typeof entry === 'string') return { line, place, ways: [{ copies: 1, name: entry }] };
  const card = isRecord(entry) ? entry : {};
  const names = NAMES.map((key) => card[key]).filter((n): n is string => typeof n === 'string' && n !== '');
  const unread = (why: string): Said => ({ line, why, kept: { place, text: JSON.stringify(entry) } });
  if (names.length === 0) return unread(`Entry ${line} names no card`);
  const asked = card[COPIES.find((key) => key in card) ?? ''] ?? 1;
  const copies = typeof asked === 'string' && /^\d+$/.test(asked) ? Number(asked) : asked;
  if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1 || copies > 999)
    return unread(`${JSON.stringify(asked)} is no number of copies of ${names[0]}; take 1 to 999`);
  const { set } = card;
  const ways: Way[] =
    typeof set === 'string' && set !== '' ? names.map((n) => ({ copies, name: `${n} [${set}]` })) : [];
  return { line, place, ways: [...ways, ...names.map((n) => ({ copies, name: n }))] };
}

/** What a pile holds: a list of entries, or titles with how many there are of each. */
function entriesOf(pile: unknown): readonly unknown[] {
  if (Array.isArray(pile)) return pile;
  return isRecord(pile) ? Object.entries(pile).map(([name, copies]) => ({ name, copies })) : [pile];
}

/**
 * The piles stand under `piles`, or at the top, or the file is one list of cards; null where it is no JSON. Lines are the numbers of the
 * entries. What is a list is taken for a pile, whatever it is called; else for one where its name is that of a pile.
 */
export function readJson(text: string): { said: Said[]; bare: boolean } | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  const all: Said[] = [];
  const bare = Array.isArray(file);
  const top = bare ? { draw: file } : file;
  if (!isRecord(top)) return null;
  for (const [name, pile] of Object.entries(isRecord(top.piles) ? top.piles : top)) {
    const place = sectionOf(name);
    if (place === undefined && !Array.isArray(pile)) continue;
    const entries = entriesOf(pile);
    if (place === undefined && entries.length > 0)
      all.push({ line: all.length + 1, why: `There is no section "${name}"; its cards lie where such cards belong` });
    for (const entry of entries) all.push(said(entry, place ?? 'home', all.length + 1));
  }
  return { said: all, bare };
}

export const writeJson = (piles: ReadonlyMap<Pile, readonly JsonCard[]>): string =>
  `${JSON.stringify({ spaceline: 'deck', version: 1, piles: Object.fromEntries(WRITTEN.filter(([p]) => piles.has(p)).map(([p]) => [p, piles.get(p)])) }, null, 2)}\n`;
