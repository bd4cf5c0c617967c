/** Decks as text, in the form in which LackeyCCG saves them and players exchange them. */
import type { Catalogue, DeckList, Format } from '@spaceline/engine';
import { Names, type Preference, preferFor, preferSets } from './deck-names.ts';

/** Why a deck cannot be read or played: the rule it breaks, or 'deck-file' where it is the file that is at fault. */
export interface DeckProblem {
  rule: string;
  /** other rules that say so too */
  also?: readonly string[];
  message: string;
  line?: number;
}

export interface ParsedDeck {
  deck: DeckList;
  problems: DeckProblem[];
}

type Pile = keyof DeckList;
type Piles = Record<Pile, string[]>;

/** Section names by their letters alone. Lackey writes Missions, Seed+Dil, Sites, Tactics, Flash and QsTent. */
const SECTIONS: ReadonlyMap<string, Pile> = new Map<string, Pile>([
  ['deck', 'draw'],
  ['draw', 'draw'],
  ['drawdeck', 'draw'],
  ['mission', 'missions'],
  ['missions', 'missions'],
  ['seed', 'seeds'],
  ['seeds', 'seeds'],
  ['seeddeck', 'seeds'],
  ['seeddil', 'seeds'],
  ['dilemmas', 'seeds'],
  ['sites', 'seeds'],
  ['battlebridge', 'tactics'],
  ['tactics', 'tactics'],
  ['qcontinuum', 'q'],
  ['flash', 'q'],
  ['qflash', 'q'],
  ['tent', 'tent'],
  ['qstent', 'tent'],
]);

/** The order in which a deck is written, with the names Lackey knows. */
const WRITTEN: readonly (readonly [Pile, string | null])[] = [
  ['draw', null],
  ['missions', 'Missions:'],
  ['seeds', 'Seed+Dil:'],
  ['tactics', 'Tactics:'],
  ['q', 'Flash:'],
  ['tent', 'QsTent:'],
];

const MOST_COPIES = 999;
/** A line longer than this names no card. */
const LONGEST_LINE = 200;
/** After so many problems the file is hardly a deck, and each costs a search for similar titles. */
const MOST_PROBLEMS = 25;
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

/** A set is named only where a reader with the same preferences could take the title for another card or printing. */
export function writeDeck(deck: DeckList, catalogue: Catalogue, prefer: readonly string[] = []): string {
  return write(deck, catalogue, preferSets(prefer));
}

/** The counterpart of parseDeckFor. */
export function writeDeckFor(deck: DeckList, catalogue: Catalogue, format: Format): string {
  return write(deck, catalogue, preferFor(format));
}

function read(text: string, names: Names): ParsedDeck {
  const piles: Piles = { missions: [], seeds: [], draw: [], tactics: [], q: [], tent: [] };
  if (isBinary(text)) {
    return {
      deck: toDeck(piles),
      problems: [{ rule: 'deck-file', message: 'This is not a text file, so it is no deck' }],
    };
  }
  const problems: DeckProblem[] = [];
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  /** null below a section we do not know: its cards belong nowhere */
  let pile: Pile | null = 'draw';
  for (const [i, raw] of lines.entries()) {
    const line = raw.trim();
    if (line === '' || line.startsWith('#') || line.startsWith('//')) continue;
    if (problems.length >= MOST_PROBLEMS) {
      problems.push({ rule: 'deck-file', message: 'There are too many problems to read on', line: i + 1 });
      break;
    }
    const why = (message: string) =>
      problems.push({ rule: 'deck-file', message: `Line ${i + 1}: ${message}`, line: i + 1 });
    if (line.length > LONGEST_LINE) why('This line is too long to name a card');
    else if (/^\D.*:$/.test(line)) {
      pile = SECTIONS.get(line.toLowerCase().replace(/[^a-z]/g, '')) ?? null;
      if (pile === null) why(`There is no section "${line.slice(0, -1)}", so the cards below it are left out`);
    } else if (pile !== null) {
      const read = readLine(line, names);
      if ('why' in read) why(read.why);
      else for (let n = 0; n < read.copies; n++) piles[pile].push(read.id);
    }
  }
  return { deck: toDeck(piles), problems };
}

function readLine(line: string, names: Names): { copies: number; id: string } | { why: string } {
  const parts = /^(\d+) ?[x×]?\s+(.+)$/i.exec(line);
  if (!parts) return { why: `Begin with how many copies you want, as in "1 ${line.replace(/\s+/g, ' ')}"` };
  const copies = Number(parts[1]);
  if (copies < 1 || copies > MOST_COPIES)
    return { why: `${parts[1]} is no number of copies; take 1 to ${MOST_COPIES}` };
  const found = names.find(parts[2]);
  return 'why' in found ? found : { copies, id: found.card.facts.id };
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

function write(deck: DeckList, catalogue: Catalogue, prefer: Preference): string {
  const names = new Names(catalogue, prefer);
  const lines: string[] = [];
  for (const [pile, header] of WRITTEN) {
    const ids = deck[pile] ?? [];
    if (ids.length === 0) continue;
    if (header !== null) lines.push(header);
    const copies = new Map<string, number>();
    for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
    for (const [id, n] of copies) {
      const def = catalogue.byId(id);
      // An id we do not know is kept: another version of the game may know it.
      lines.push(`${n}\t${def ? names.write(def) : id}`);
    }
  }
  return `${lines.join('\n')}\n`;
}
