/**
 * What a LackeyCCG plugin's folder says of our cards. Its `sets/` has lists of cards, a row a card, divided by tabs: Name, Set, ImageFile and whatever
 * the plugin wants besides; `sets/setimages/` has the pictures, in a folder named as the set, in `general`, or loose.
 */
import { folded } from '@spaceline/protocol/search';
import type { Card } from '../cards/card.ts';
import { SETS } from '../data/sets.ts';

export interface FolderFile {
  /** from the chosen folder on, with its name, divided by slashes */
  path: string;
  read(): Promise<Blob>;
}

interface OwnCard {
  /** our printing */
  id: string;
  wording: string;
  lore: string;
  picture: FolderFile | null;
}

export interface ReadPlugin {
  /** the folder that has the `sets` */
  name: string;
  cards: OwnCard[];
  /** rows that are about none of our cards */
  strange: number;
}

const LIST = /^(.*?)([^/]*)\/?sets\/[^/]+\.txt$/i;
const PICTURE = /\.(?:jpe?g|png|webp|gif)$/i;
const ENDINGS = ['', '.jpg', '.jpeg', '.png', '.webp', '.gif'];

type Row = Readonly<Record<string, string>>;

/** The rows of a list by the names of its columns; none where it is no list of cards. */
export function rowsOf(list: string): Row[] {
  const lines = list.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const columns = lines[0].split('\t').map((name) => name.trim().toLowerCase());
  if (columns[0] !== 'name') return [];
  return lines.slice(1).flatMap((line) => {
    const cells = line.split('\t');
    if (cells[0].trim() === '') return [];
    return [Object.fromEntries(columns.map((name, i) => [name, (cells[i] ?? '').trim()]))];
  });
}

const letters = (title: string): string => folded(title).replaceAll(' ', '');

const SET_CODES: ReadonlyMap<string, string> = new Map(
  Object.entries(SETS).flatMap(([code, name]) => [
    [code, code],
    [letters(name), code],
    [letters(name.replace(/^The /, '')), code],
  ]),
);
const setOf = (name: string): string | undefined => SET_CODES.get(name.toLowerCase()) ?? SET_CODES.get(letters(name));

/** The second colour and the other face of a card. */
const SIDE = /-(?:b|back)$/;

/** Cards that players have renamed since they were printed, by their new names: a plugin may have those. */
const RENAMED: ReadonlyMap<string, string> = new Map(
  [
    ['Rogue Borg', 'Rogue Borg Mercenaries'],
    ['U.S.S. Brattain', 'U.S.S. Brittain'],
    ["J'Dan", "J'Ddan"],
    ['Nella Daren', 'Neela Daren'],
    ['Erik Pressman', 'Eric Pressman'],
    ['REM Fatigue', 'REM Fatigue Hallucinations'],
  ].map(([now, printed]) => [letters(now), letters(printed)]),
);

/** As it was printed: the ships of the Klingons were called cruisers. */
const asPrinted = (title: string): string => RENAMED.get(title) ?? title.replace(/^iks/, 'ikc');

/** Finds our printing that a row is about. */
class Printings {
  private readonly byTitle = new Map<string, Card[]>();

  constructor(cards: Iterable<Card>) {
    for (const card of cards) {
      const key = letters(card.facts.title);
      this.byTitle.set(key, [...(this.byTitle.get(key) ?? []), card]);
    }
  }

  /** A card of a set that we do not have is another card, though its title be the same. */
  find(row: Row): string | null {
    const { title, second, versions } = this.taken(row.name.replace(/^% /, ''));
    const all = this.byTitle.get(letters(title)) ?? this.byTitle.get(asPrinted(letters(title))) ?? [];
    const side = all.filter((c) => SIDE.test(c.facts.id) === second);
    const among = side.length > 0 ? side : all;
    const set = setOf(row.release ?? row.set ?? '') ?? versions.map(setOf).find((s) => s !== undefined);
    if (set !== undefined) return among.find((c) => c.facts.set === set)?.facts.id ?? null;
    return versions.length === 0 && among.length === 1 ? among[0].facts.id : null;
  }

  /** A name without the marks behind it: `*` for the second colour, `*VOY` and `(Voyager)` for a version. */
  private taken(name: string): { title: string; second: boolean; versions: string[] } {
    const versions: string[] = [];
    let second = false;
    let title = name;
    for (;;) {
      const mark =
        this.byTitle.has(letters(title)) && !/[*)\]]$/.test(title)
          ? null
          : /^(.*\S) ?(?:\*(\w*)|\(([^)]*)\)|\[([^\]]*)\])$/.exec(title);
      if (mark === null) return { title, second, versions };
      const version = mark[2] ?? mark[3] ?? mark[4];
      if (version === '' || version.toLowerCase() === 'back') second = true;
      else versions.push(version);
      title = mark[1];
    }
  }
}

/** Pictures by their path below `setimages`, in small letters. */
class Pictures {
  private readonly byPath = new Map<string, FolderFile>();

  constructor(files: readonly FolderFile[], sets: string) {
    const home = `${sets}setimages/`.toLowerCase();
    for (const file of files) {
      const path = file.path.toLowerCase();
      if (path.startsWith(home) && PICTURE.test(path)) this.byPath.set(path.slice(home.length), file);
    }
  }

  /** Of several, divided by commas, the first is the front. */
  find({ set = '', imagefile = '' }: Row): FolderFile | null {
    const name = imagefile.split(',')[0].trim().toLowerCase();
    if (name === '') return null;
    for (const folder of [`${set.toLowerCase()}/`, 'general/', ''])
      for (const ending of ENDINGS) {
        const found = this.byPath.get(`${folder}${name}${ending}`);
        if (found !== undefined) return found;
      }
    return null;
  }
}

async function readOne(sets: string, files: readonly FolderFile[], printings: Printings): Promise<ReadPlugin> {
  const lists = files.filter(
    (f) => LIST.test(f.path) && f.path.startsWith(sets) && !f.path.slice(sets.length).includes('/'),
  );
  const pictures = new Pictures(files, sets);
  const cards = new Map<string, OwnCard>();
  let strange = 0;
  for (const list of lists)
    for (const row of rowsOf(await (await list.read()).text())) {
      const id = printings.find(row);
      if (id === null) {
        strange++;
        continue;
      }
      const known = cards.get(id);
      // the first list that has it counts, unless a later one has its picture
      if (known === undefined)
        cards.set(id, { id, wording: row.text ?? '', lore: row.lore ?? '', picture: pictures.find(row) });
      else known.picture ??= pictures.find(row);
    }
  const [, , name] = LIST.exec(`${sets}x.txt`) ?? [];
  return { name: name || 'sets', cards: [...cards.values()], strange };
}

/** Whichever plugin of the folder knows most of our cards; null where there is none: other games may lie beside it. */
export async function readPlugin(files: readonly FolderFile[], ours: Iterable<Card>): Promise<ReadPlugin | null> {
  const printings = new Printings(ours);
  const homes = new Set(
    files.filter((f) => LIST.test(f.path)).map((f) => f.path.slice(0, f.path.lastIndexOf('/') + 1)),
  );
  const read = await Promise.all([...homes].map((sets) => readOne(sets, files, printings)));
  const [best] = read.sort((a, b) => b.cards.length - a.cards.length);
  return best === undefined || best.cards.length === 0 ? null : best;
}
