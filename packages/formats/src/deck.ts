/** Decks as text: what players exchange is read whatever its form, and written in the form one wants. */
import { type Catalogue, type DeckList, type Format, homePile } from '@spaceline/engine';
import { isDek, type NamedCopies, readDek, writeDek } from './deck-dek.ts';
import { isJson, readJson, writeJson } from './deck-json.ts';
import { type ReadLines, readLines, type Way } from './deck-lines.ts';
import { type Found, Names, type Preference, preferFor, preferSets } from './deck-names.ts';
import { type Pile, type Place, WRITTEN } from './deck-sections.ts';
import { tidied } from './deck-text.ts';
import type { DeckFix } from './fixes.ts';

/** Why a deck cannot be read or played: the rule it breaks, or 'deck-file' where it is the file that is at fault. */
export interface DeckProblem {
  rule: string;
  /** other rules that say so too */
  also?: readonly string[];
  message: string;
  line?: number;
  /** it is about a heading: the cards below it are read all the same */
  heading?: true;
  /** what would mend it, where there is a plain way */
  fix?: DeckFix;
}

/** A line that names no card we know: it stays with the deck and is written again. */
interface UnknownCard {
  pile: Pile;
  copies: number;
  /** as it was written */
  name: string;
  line: number;
  /** titles that may be meant, the likeliest first */
  near: readonly string[];
}

/** What lies beside a deck and belongs to its file: cards kept aside, and those we know nothing of. */
export interface Beside {
  aside: readonly string[];
  unknown: readonly UnknownCard[];
}

export interface ParsedDeck extends Beside {
  deck: DeckList;
  problems: DeckProblem[];
}

type Piles = Record<Pile, string[]>;

/** After so many problems the file is hardly a deck. */
const MOST_PROBLEMS = 400;
/** A search for similar titles costs time: after so many unknown names none is made any more. */
const MOST_GUESSES = 60;
/** So much is kept of a line that is no card: with its number in front it is no longer than a line may be. */
const LONGEST_NAME = 190;
/** A stray control character is an accident; more of them are a picture or an archive. */
const MOST_CONTROLS = 4;

/** `prefer` lists set codes: which printing is meant when a title has several. After those, the oldest set. */
export function parseDeck(text: string, catalogue: Catalogue, prefer: readonly string[]): ParsedDeck {
  return read(text, new Names(catalogue, preferSets(prefer)));
}

/** Reads a deck as it is meant for this format: for Warp Speed, the printings with the Voyager logo (VOY-41). */
export function parseDeckFor(text: string, catalogue: Catalogue, format: Format): ParsedDeck {
  return read(text, new Names(catalogue, preferFor(format)));
}

/** LackeyCCG's text and its own file, a list for people, a table for spreadsheets, and ours. */
export const DECK_FORMS = ['lackey', 'dek', 'list', 'csv', 'json'] as const;
export type DeckForm = (typeof DECK_FORMS)[number];

/** A set is named only where a reader with the same preferences could take the title for another card or printing. */
export function writeDeck(
  deck: DeckList,
  catalogue: Catalogue,
  prefer: readonly string[] = [],
  beside: Beside = NOTHING,
): string {
  return write(deck, beside, catalogue, preferSets(prefer), 'lackey');
}

/** The counterpart of parseDeckFor. */
export function writeDeckFor(
  deck: DeckList,
  catalogue: Catalogue,
  format: Format,
  beside: Beside = NOTHING,
  form: DeckForm = 'lackey',
): string {
  return write(deck, beside, catalogue, preferFor(format), form);
}

const problemAt = (line: number, message: string): DeckProblem => ({
  rule: 'deck-file',
  message: `Line ${line}: ${message}`,
  line,
});

const NOTHING: Beside = { aside: [], unknown: [] };

const ofFile = (message: string): ParsedDeck => ({
  deck: { missions: [], seeds: [], draw: [] },
  ...NOTHING,
  problems: [{ rule: 'deck-file', message }],
});

/** Lines, whatever the form; null where the file is broken. */
function saidIn(text: string, names: Names): ReadLines | null {
  if (isDek(text)) return { said: readDek(text), bare: false };
  if (!isJson(text)) return readLines(text, (name) => 'card' in names.find(name, false));
  return readJson(text);
}

/** The first way that names a card; else the first, as a name that none has. */
function meant(ways: readonly Way[], names: Names, guess: boolean): { way: Way; found: Found } {
  for (const way of ways) {
    const found = names.find(way.name, false);
    if ('card' in found) return { way, found };
  }
  return { way: ways[0], found: names.find(ways[0].name, guess) };
}

function read(text: string, names: Names): ParsedDeck {
  if (isBinary(text)) return ofFile('This is not a text file, so it is no deck');
  const lines = saidIn(tidied(text), names);
  if (lines === null)
    return ofFile('This begins like a deck in JSON, and is none: a bracket or a comma may be missing');
  const problems: DeckProblem[] = [];
  const unknown: UnknownCard[] = [];
  const cards: { place: Place; copies: number; id: string; home: Pile }[] = [];
  const keep = (place: Place, copies: number, written: string, line: number, near: readonly string[]) => {
    const name = written.replace(/[\s\p{C}]+/gu, ' ').trim();
    const text = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 2)} …` : name;
    if (name !== '') unknown.push({ pile: place === 'home' ? 'draw' : place, copies, name: text, line, near });
  };
  for (const s of lines.said) {
    if (problems.length >= MOST_PROBLEMS) {
      problems.push({ rule: 'deck-file', message: 'There are too many problems to read on', line: s.line });
      break;
    }
    const why = (message: string) => problems.push(problemAt(s.line, message));
    if ('why' in s) {
      if (s.kept === undefined) problems.push({ ...problemAt(s.line, s.why), heading: true });
      else {
        why(s.why);
        keep(s.kept.place, 1, s.kept.text, s.line, []);
      }
      continue;
    }
    const { way, found } = meant(s.ways, names, unknown.length < MOST_GUESSES);
    if ('card' in found) {
      const { facts } = found.card;
      cards.push({ place: s.place, copies: way.copies, id: facts.id, home: homePile(facts) });
    } else {
      why(found.why);
      keep(s.place, way.copies, way.name, s.line, found.near);
    }
  }
  // a list without any heading that has missions says nothing of piles; one of a draw deck alone has none
  const sort = lines.bare && cards.some((c) => c.home === 'missions');
  const piles: Piles = { missions: [], seeds: [], draw: [], tactics: [], q: [], tent: [], aside: [] };
  for (const { place, copies, id, home } of cards) {
    const pile = sort || place === 'home' ? home : place;
    for (let n = 0; n < copies; n++) piles[pile].push(id);
  }
  return { deck: toDeck(piles), aside: piles.aside, unknown, problems };
}

/** Side decks are optional (BOG-01): a deck without one has no such pile. */
function toDeck({ missions, seeds, draw, tactics, q, tent }: Piles): DeckList {
  return {
    missions,
    seeds,
    draw,
    ...(tactics.length > 0 && { tactics }),
    ...(q.length > 0 && { q }),
    ...(tent.length > 0 && { tent }),
  };
}

function isBinary(text: string): boolean {
  let controls = 0;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c === 0) return true;
    // tab, line feed, vertical tab, form feed and carriage return do occur in text
    if (c < 9 || (c > 13 && c < 32) || c === 127) controls++;
  }
  return controls > MOST_CONTROLS;
}

interface Written extends NamedCopies {
  /** null for a name that no card has */
  id: string | null;
  /** the name as Lackey's text has it: with the set where that is needed */
  text: string;
}

function write(
  deck: DeckList,
  { aside, unknown }: Beside,
  catalogue: Catalogue,
  prefer: Preference,
  form: DeckForm,
): string {
  const names = new Names(catalogue, prefer);
  const piles = new Map<Pile, Written[]>();
  for (const [pile] of WRITTEN) {
    const ids = pile === 'aside' ? aside : (deck[pile] ?? []);
    const copies = new Map<string, number>();
    for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
    const known = [...copies].map(([id, n]): Written => {
      const def = catalogue.byId(id);
      // An id we do not know is kept: another version of the game may know it.
      if (!def) return { copies: n, id, name: id, set: '', text: id };
      return { copies: n, id, name: names.writeTitle(def), set: def.facts.set, text: names.write(def) };
    });
    const strangers = unknown
      .filter((u) => u.pile === pile)
      .map((u): Written => ({ copies: u.copies, id: null, name: u.name, set: '', text: u.name }));
    if (known.length + strangers.length > 0) piles.set(pile, [...known, ...strangers]);
  }
  return WRITERS[form](piles);
}

type Writer = (piles: ReadonlyMap<Pile, readonly Written[]>) => string;

const cell = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const WRITERS: Readonly<Record<DeckForm, Writer>> = {
  lackey: (piles) =>
    `${WRITTEN.flatMap(([pile, name]) => {
      const cards = (piles.get(pile) ?? []).map((c) => `${c.copies}\t${c.text}`);
      // Lackey's draw deck comes first, and has no heading
      return cards.length === 0 || pile === 'draw' ? cards : [`${name}:`, ...cards];
    }).join('\n')}\n`,
  list: (piles) =>
    `${WRITTEN.flatMap(([pile, name]) => {
      const cards = piles.get(pile) ?? [];
      if (cards.length === 0) return [];
      const n = cards.reduce((sum, c) => sum + c.copies, 0);
      return [[`${name} (${n}):`, ...cards.map((c) => `${c.copies}x ${c.text}`)].join('\n')];
    }).join('\n\n')}\n`,
  csv: (piles) =>
    `${[
      'copies,name,set,pile',
      ...[...piles].flatMap(([pile, cards]) =>
        cards.map((c) => [String(c.copies), c.name, c.set, pile].map(cell).join(',')),
      ),
    ].join('\n')}\n`,
  dek: writeDek,
  json: (piles) =>
    writeJson(
      new Map(
        [...piles].map(([pile, cards]) => [
          pile,
          cards.map(({ copies, id, name }) => ({ copies, ...(id !== null && { id }), name })),
        ]),
      ),
    ),
};
