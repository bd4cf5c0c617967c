/** All decks of somebody in one file, with what they were before, and back again. */
import type { DeckRequest } from '@spaceline/protocol';
import { api, Refused } from '../net/api.ts';
import { ensureMe } from '../net/me.ts';

type Earlier = NonNullable<DeckRequest['versions']>[number];

/** A deck as the file has it. */
interface FiledDeck {
  name: string;
  format: string;
  folder: string;
  text: string;
  /** the latest first */
  versions: readonly Earlier[];
}

/** Every own deck, of every format. */
export async function everyDeck(): Promise<FiledDeck[]> {
  const formats = await api.formats();
  const lists = await Promise.all(formats.map((f) => api.decks(f.id)));
  const decks: FiledDeck[] = [];
  for (const { id, format } of lists.flatMap((l) => l.own)) {
    const { name, folder = '', text } = await patiently(() => api.deck(id, format));
    const versions = (await patiently(() => api.deckVersions(id))).map(
      (v): Earlier => ({ name: v.name, format: v.format, text: v.text, note: v.note, at: v.at }),
    );
    decks.push({ name, format, folder, text, versions });
  }
  return decks;
}

export const written = (decks: readonly FiledDeck[]): string =>
  `${JSON.stringify({ spaceline: 'decks', version: 1, decks }, null, 2)}\n`;

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;
const word = (x: unknown, other: string): string => (typeof x === 'string' ? x : other);

function earlier(x: unknown, { name, format }: { name: string; format: string }): Earlier[] {
  if (!isRecord(x) || typeof x.text !== 'string') return [];
  const { text, note, at } = x;
  return [
    {
      name: word(x.name, name),
      format: word(x.format, format),
      text,
      note: word(note, ''),
      at: typeof at === 'number' ? at : 0,
    },
  ];
}

/** The decks of such a file, or of the file of everything that is kept of somebody; null where it is none of them. */
export function filedDecks(file: string): FiledDeck[] | null {
  if (!/^\s*\{/.test(file)) return null;
  let top: unknown;
  try {
    top = JSON.parse(file);
  } catch {
    return null;
  }
  if (!isRecord(top) || !Array.isArray(top.decks)) return null;
  return top.decks.flatMap((d: unknown) => {
    if (!isRecord(d) || typeof d.text !== 'string' || typeof d.format !== 'string') return [];
    const deck = { name: word(d.name, ''), format: d.format };
    const versions = Array.isArray(d.versions) ? d.versions.flatMap((v: unknown) => earlier(v, deck)) : [];
    return [{ ...deck, folder: word(d.folder, ''), text: d.text, versions }];
  });
}

const TOO_MANY_AT_ONCE = 429;
const PAUSE = 5000;

/** A server that is asked too much at once is asked again a little later. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (e) {
      if (!(e instanceof Refused) || e.status !== TOO_MANY_AT_ONCE) throw e;
      await new Promise((go) => setTimeout(go, PAUSE));
    }
  }
}

export interface Shelved {
  kept: number;
  /** those that were there already, exactly so */
  there: number;
  /** those that the server did not take */
  refused: readonly string[];
}

const sameAs = (a: FiledDeck) => (b: FiledDeck) => a.name === b.name && a.format === b.format && a.text === b.text;

/** Puts the decks of a file beside those that are there. */
export async function shelve(decks: readonly FiledDeck[]): Promise<Shelved> {
  await ensureMe();
  const there = await everyDeck();
  const fresh = decks.filter((d) => !there.some(sameAs(d)));
  const refused: string[] = [];
  // as they lay there: the one that was changed last comes last
  for (const deck of fresh.toReversed()) {
    try {
      await patiently(() => api.saveDeck({ ...deck, versions: [...deck.versions] }));
    } catch (e) {
      if (!(e instanceof Refused) || e.code === 'unreachable') throw e;
      refused.push(deck.name);
    }
  }
  return { kept: fresh.length - refused.length, there: decks.length - fresh.length, refused };
}
