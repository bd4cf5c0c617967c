/** A deck as our JSON: printing ids by pile, with the title for whoever reads it. */
import type { Said } from './deck-lines.ts';
import { type Pile, WRITTEN } from './deck-sections.ts';

export const isJson = (text: string): boolean => /^\s*\{/.test(text);

interface JsonCard {
  copies: number;
  id?: string;
  name: string;
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);

/** An entry is `{ copies, id, name }`, or the id or title alone. */
function said(entry: unknown, pile: Pile, line: number): Said {
  if (typeof entry === 'string') return { line, place: pile, ways: [{ copies: 1, name: entry }] };
  const { copies = 1, id, name } = isRecord(entry) ? entry : {};
  const names = [id, name].filter((n): n is string => typeof n === 'string' && n !== '');
  if (names.length === 0) return { line, why: `Entry ${line} names no card` };
  if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 1 || copies > 999)
    return { line, why: `${JSON.stringify(copies)} is no number of copies of ${names[0]}; take 1 to 999` };
  return { line, place: pile, ways: names.map((n) => ({ copies, name: n })) };
}

/** The piles stand under `piles`, or at the top; null where it is no JSON. Lines are the numbers of the entries. */
export function readJson(text: string): Said[] | null {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(file)) return null;
  const piles = isRecord(file.piles) ? file.piles : file;
  const all: Said[] = [];
  for (const [pile] of WRITTEN) {
    const list = piles[pile];
    if (Array.isArray(list)) for (const entry of list) all.push(said(entry, pile, all.length + 1));
  }
  return all;
}

export const writeJson = (piles: ReadonlyMap<Pile, readonly JsonCard[]>): string =>
  `${JSON.stringify({ spaceline: 'deck', version: 1, piles: Object.fromEntries(WRITTEN.filter(([p]) => piles.has(p)).map(([p]) => [p, piles.get(p)])) }, null, 2)}\n`;
