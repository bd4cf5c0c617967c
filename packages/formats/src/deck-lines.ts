/** A list line by line, as players write it: LackeyCCG's text, what is copied from a web page, and rows of a spreadsheet. */
import { type Place, sectionOf } from './deck-sections.ts';
import { withoutEntities } from './deck-text.ts';

/** What a line may mean: the first of these that names a card does. */
export interface Way {
  copies: number;
  name: string;
}

/** A line that speaks of a card, or says why it cannot. */
export type Said = { line: number; place: Place; ways: readonly Way[] } | Unread;

/** A line that was not understood. `kept`: what stays of it with the deck; nothing of a heading, whose cards are read all the same. */
interface Unread {
  line: number;
  why: string;
  kept?: { place: Place; text: string };
}

const MOST_COPIES = 999;
/** A line longer than this names no card. */
const LONGEST_LINE = 200;

const BULLET = /^[•·▪◦‣*–—-]\s+/;
/** "3 Kes", "3x Kes", "x3 Kes", "(3) Kes", "[3] Kes", "+3 Kes", "3. Kes", "3 of Kes" */
const COUNT_FIRST = /^(?:[([](\d+)[x×]?[)\]]|\+?[x×]? ?(\d+)[x×](?=\S)|\+?[x×]? ?(\d+) ?(?:[x×.:]|of)?(?=\s))\s*(.+)$/i;
/** "Kes x3", "Kes (3)", "Kes [3]", "Kes, 3", "Kes 3x", "Kes *3" */
const COUNT_LAST = /^(.+?)(?:\s*[([](\d+)[x×]?[)\]]|[\s,;:–-]+[x×*] ?(\d+)|[\s,;:–-]+(\d+) ?[x×]?)$/i;
const NUMBER = /^(?:[x×]? ?(\d+) ?[x×]?)$/i;

const isCopies = (n: number): boolean => n >= 1 && n <= MOST_COPIES;

/** What the columns of a table are called. */
const COLUMNS: Readonly<Record<'copies' | 'name' | 'set' | 'pile', readonly string[]>> = {
  copies: ['copies', 'count', 'qty', 'quantity', 'number', 'amount', '#', 'no', 'n'],
  name: ['card', 'name', 'title', 'card name', 'card title'],
  set: ['set', 'release', 'expansion', 'version'],
  pile: ['pile', 'section', 'zone', 'deck', 'superzone', 'where'],
};
type Column = keyof typeof COLUMNS;

/** Of a spreadsheet, of files of one, and of tables as notes have them. */
const SEPARATORS = ['\t', '|', ';', ','];

interface Table {
  separator: string;
  columns: readonly (Column | null)[];
}

/** The cells of a row; in quotes a separator is a letter like any other, and two quotes are one. */
function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let i = 0; i < line.length; i++) {
    const c = line[i];
    if (quoted && c === '"' && line[i + 1] === '"') {
      cell += c;
      i++;
    } else if (c === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (c === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += c;
  }
  return [...cells, cell.trim()];
}

/** The first row of a table names its columns: how many, and of what, at least. */
function tableOf(line: string): Table | null {
  for (const separator of SEPARATORS) {
    const columns = cellsOf(line, separator).map(
      (cell) => (Object.keys(COLUMNS) as Column[]).find((c) => COLUMNS[c].includes(cell.toLowerCase())) ?? null,
    );
    if (columns.includes('name') && columns.includes('copies')) return { separator, columns };
  }
  return null;
}

/** A row of which we know the columns. */
function rowOf({ separator, columns }: Table, line: string): { place: Place | undefined; ways: Way[] } {
  const cells = cellsOf(line, separator);
  const cell = (column: Column): string => cells[columns.indexOf(column)] ?? '';
  const copies = Number(NUMBER.exec(cell('copies'))?.[1] ?? 1);
  const name = cell('name');
  const versions = cell('set') === '' ? [name] : [`${name} [${cell('set')}]`];
  return {
    place: sectionOf(cell('pile')),
    ways: name === '' || !isCopies(copies) ? [] : versions.map((n) => ({ copies, name: n })),
  };
}

/** A row of which we only know that it has cells: a number, a name, perhaps the set. */
function waysOfCells(cells: readonly string[]): Way[] {
  const filled = cells.filter((cell) => cell !== '');
  const numbers = filled.flatMap((cell) => NUMBER.exec(cell)?.[1] ?? []);
  const words = filled.filter((cell) => !NUMBER.test(cell));
  const copies = Number(numbers[0] ?? 1);
  if (words.length === 0 || !isCopies(copies)) return [];
  const versions = words.flatMap((name) => words.flatMap((set) => (set === name ? [] : `${name} [${set}]`)));
  return [...versions, ...words].map((name) => ({ copies, name }));
}

/** Everything a line may mean, the likeliest first. */
function waysOf(line: string): Way[] {
  const ways: Way[] = [];
  const take = (copies: number, name: string) => isCopies(copies) && ways.push({ copies, name: name.trim() });
  const first = COUNT_FIRST.exec(line);
  if (first) take(Number(first[1] ?? first[2] ?? first[3]), first[4]);
  if (line.includes('\t')) ways.push(...waysOfCells(cellsOf(line, '\t')));
  ways.push({ copies: 1, name: line });
  const last = COUNT_LAST.exec(line);
  if (last) take(Number(last[2] ?? last[3] ?? last[4]), last[1]);
  for (const separator of SEPARATORS.slice(1))
    if (line.includes(separator)) ways.push(...waysOfCells(cellsOf(line, separator)));
  const remark = /\s(?:\/\/|#)/.exec(line);
  return remark === null ? ways : [...ways, ...waysOf(line.slice(0, remark.index))];
}

/** A line that is drawn and not written. */
const RULER = /^[\s|:+=*_~.–—-]{3,}$/;

/** Source of a page: its tags say nothing. At either end of a row of a table stands a stroke. */
const cleaned = (raw: string): string =>
  withoutEntities(raw.replace(/<\/?[a-z][^<>]*>/gi, '\t'))
    .trim()
    .replace(/^\|(.*)\|$/, '$1')
    .replace(BULLET, '')
    .trim();

/** "Missions:", "Draw deck (38)", "== Ships ==": nothing but a heading and how many there are. */
const HEADING = /^[=*_[({\s]*(?:\d+\s+)?(\D*?)[\])}\s]*[=*_:\s–-]*(?:\(?\d+(?:\s*cards?)?\)?)?[=*_:\s]*$/i;

/** A sum at the foot of a list, as pages have it. */
const TOTAL = /^(?:total|sum|cards)\b[^a-z]*\d+[^a-z]*(?:cards?)?$/i;

export interface ReadLines {
  said: Said[];
  /** no heading at all: the list says nothing of piles */
  bare: boolean;
}

/** `isCard`: does this name a card? A heading may be called like one. */
export function readLines(text: string, isCard: (name: string) => boolean): ReadLines {
  const said: Said[] = [];
  let place: Place = 'draw';
  let bare = true;
  let table: Table | null = null;
  for (const [i, raw] of text.split('\n').entries()) {
    const line = i + 1;
    const trimmed = cleaned(raw);
    const says = trimmed !== '' && !/^(?:#|\/\/)/.test(trimmed) && !RULER.test(trimmed) && !TOTAL.test(trimmed);
    if (!says) continue;
    if (trimmed.length > LONGEST_LINE) {
      said.push({ line, why: 'This line is too long to name a card', kept: { place, text: trimmed } });
      continue;
    }
    const columns: Table | null = said.length === 0 ? tableOf(trimmed) : null;
    if (columns !== null) {
      table = columns;
      bare = bare && !columns.columns.includes('pile');
      continue;
    }
    if (table !== null) {
      // an empty cell at the beginning counts, where no stroke is before it
      const row = rowOf(table, table.separator === '|' ? trimmed : raw);
      const ways = row.ways.length > 0 ? row.ways : [{ copies: 1, name: trimmed }];
      said.push({ line, place: row.place ?? (bare ? place : 'home'), ways });
      continue;
    }
    const heading = HEADING.exec(trimmed)?.[1];
    const section = heading === undefined ? undefined : sectionOf(heading);
    if (section !== undefined && (trimmed.endsWith(':') || !isCard(trimmed.replace(/^\d+\s+/, '')))) {
      place = section;
      bare = false;
      continue;
    }
    if (/^\D.*:$/.test(trimmed)) {
      said.push({ line, why: `There is no section "${trimmed.slice(0, -1)}"; its cards lie where such cards belong` });
      place = 'home';
      bare = false;
      continue;
    }
    if (/^[x×(]?\d+[x×)]?$/i.test(trimmed))
      said.push({ line, why: `${trimmed} of which card?`, kept: { place, text: trimmed } });
    else said.push({ line, place, ways: waysOf(trimmed) });
  }
  return { said, bare };
}
