/** Which card a name in a deck file means: its spelling, its set, its colour and its face. */
import type { CardDef, Catalogue, Format } from '@spaceline/engine';

/** Which printing is meant when a title has several: the lowest number, and the oldest among equals. */
export type Preference = (d: CardDef) => number;

export const preferSets =
  (sets: readonly string[]): Preference =>
  (d) =>
    sets.includes(d.facts.set) ? sets.indexOf(d.facts.set) : sets.length;

/** Where only cards with a logo are allowed, the copy you bring needs that logo (VOY-41); the set it comes from is best. */
export function preferFor(format: Format): Preference {
  const { pool } = format;
  if (pool === null) return () => 0;
  const home = pool.property.toLowerCase();
  return (d) => (d.facts.property !== pool.property ? 2 : d.facts.set === home ? 0 : 1);
}

/** Sets as players write them, besides their codes. A leading "The" does not matter. */
const SET_NAMES: ReadonlyMap<string, string> = new Map([
  ['alternate universe', 'au'],
  ['q-continuum', 'qc'],
  ['first contact', 'fc'],
  ['deep space nine', 'ds9'],
  ['deep space 9', 'ds9'],
  ['dominion', 'dom'],
  ['blaze of glory', 'bog'],
  ['rules of acquisition', 'roa'],
  ['trouble with tribbles', 'twt'],
  ['tribble', 'twt-starter'],
  ['mirror, mirror', 'mm'],
  ['voyager', 'voy'],
  ['holodeck adventures', 'ha'],
  ['motion pictures', 'tmp'],
  ['all good things', 'agt'],
  ['official tournament sealed deck', 'otsd'],
  ['enhanced premiere', 'ep'],
  ['enhanced first contact', 'efc'],
  ['starter deck ii', 'sd2'],
  ['two-player game', '2pg'],
  ['first anthology', '1anth'],
  ['second anthology', '2anth'],
  ['fajo collection', 'faj'],
  ['reflections', 'ref'],
  ['enterprise collection', 'enterprise'],
  ['away team', 'awayteam'],
]);

const setCode = (name: string): string => {
  const bare = name.trim().replace(/^the /, '');
  return SET_NAMES.get(bare) ?? bare;
};

/** One spelling for every way to write a name: case, curly quotes, long dashes, accents and spaces do not matter. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[‐‑‒–—]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

const isSecondColour = (d: CardDef): boolean => d.facts.otherColour !== undefined && d.facts.id.endsWith('-b');

/** A reverse face ("Empok Nor (back)"); "Shot in the Back" is none. */
const isBack = (d: CardDef): boolean => d.facts.id.endsWith('-back') && !/back$/i.test(d.title);

/** The printings of one title that share colour and face: what a name with `*` or "(back)" chooses among. */
const sameSide = (printings: readonly CardDef[], second: boolean, back: boolean): readonly CardDef[] =>
  printings.filter((d) => isSecondColour(d) === second && isBack(d) === back);

const best = (printings: readonly CardDef[], prefer: Preference): CardDef =>
  printings.reduce((a, b) => (prefer(b) < prefer(a) ? b : a));

export type Found = { card: CardDef } | { why: string };

type Index = ReadonlyMap<string, readonly CardDef[]>;

/** Spelling out thousands of titles takes longer than reading a deck, so it is done once for a catalogue. */
const INDEXES = new WeakMap<Catalogue, Index>();

function indexOf(catalogue: Catalogue): Index {
  const known = INDEXES.get(catalogue);
  if (known) return known;
  const index = new Map<string, readonly CardDef[]>();
  for (const d of catalogue.defs) index.set(plain(d.title), catalogue.byTitle(d.title));
  INDEXES.set(catalogue, index);
  return index;
}

export class Names {
  private readonly printings: Index;

  constructor(
    private readonly catalogue: Catalogue,
    private readonly prefer: Preference,
  ) {
    this.printings = indexOf(catalogue);
  }

  /** Reads an id, or a title that may be followed by `*`, `[set]`, `(Set Name)` or `(back)`, in any order. */
  find(name: string): Found {
    let rest = plain(name);
    const exact = this.catalogue.byId(rest);
    if (exact) return { card: exact };
    const sets: string[] = [];
    let second = false;
    let back = false;
    let bracket: string | null = null;
    for (;;) {
      const printings = this.printings.get(rest);
      if (printings) {
        const side = sameSide(printings, second, back);
        const among = side.length > 0 ? side : printings;
        for (const set of sets) {
          const there = among.filter((d) => d.facts.set === set);
          if (there.length > 0) return { card: best(there, this.prefer) };
        }
        // A bracket is a wish for one printing. Lackey's parentheses only tell titles apart, so they may miss.
        if (bracket !== null)
          return { why: `${among[0].title} is not in the set "${bracket}", but in ${setsOf(among)}` };
        return { card: best(among, this.prefer) };
      }
      const suffix = /^(.*\S) ?(?:\*|\[([^\]]*)\]|\(([^)]*)\))$/.exec(rest);
      if (!suffix) return { why: this.unknown(name, rest) };
      rest = suffix[1];
      const set = suffix[2] ?? suffix[3];
      if (set === undefined) second = true;
      else if (set === 'back') back = true;
      else sets.push(setCode(set));
      if (suffix[2] !== undefined) bracket = suffix[2];
    }
  }

  /** The shortest name that `find` takes for this printing. */
  write(d: CardDef): string {
    const back = isBack(d);
    const side = sameSide(this.catalogue.byTitle(d.title), isSecondColour(d), back);
    const plainly = best(side, this.prefer) === d && side.every((other) => sameCard(d, other));
    return `${d.title}${isSecondColour(d) ? '*' : ''}${back ? ' (back)' : ''}${plainly ? '' : ` [${d.facts.set}]`}`;
  }

  private unknown(name: string, key: string): string {
    const near = this.nearest(key);
    const hint = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
    return `There is no card called "${name}"${hint}`;
  }

  /** At most three titles: those that hold the whole name ("Janeway"), and those a few letters away from it. */
  private nearest(key: string): string[] {
    const limit = Math.max(2, Math.floor(key.length / 3));
    const near: { title: string; distance: number }[] = [];
    for (const [other, [d]] of this.printings) {
      const within = key.length > 2 && other.includes(key);
      if (!within && Math.abs(other.length - key.length) > limit) continue;
      const distance = within ? 1 : editDistance(key, other);
      if (distance <= limit) near.push({ title: d.title, distance });
    }
    near.sort((a, b) => a.distance - b.distance || a.title.length - b.title.length);
    return near.slice(0, 3).map((n) => n.title);
  }
}

const setsOf = (printings: readonly CardDef[]): string => [...new Set(printings.map((d) => d.facts.set))].join(', ');

/** A reprint is the same card (R-1.24); Data of Premiere and Data of First Contact are not, though the title is. */
function sameCard(a: CardDef, b: CardDef): boolean {
  if (a === b) return true;
  const printed = ({ facts }: CardDef) => {
    const { id, set, number, rarity, property, otherColour, ...rest } = facts;
    return JSON.stringify(rest);
  };
  return a.rules === b.rules && printed(a) === printed(b);
}

/** Levenshtein's distance: how many letters to add, drop or change. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length];
}
