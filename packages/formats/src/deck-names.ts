/** Which card a name in a deck file means: its spelling, its set, its colour and its face. */
import { type CardDef, type Catalogue, type Format, printingRank } from '@spaceline/engine';

/** Which printing is meant when a title has several: the lowest number, and the oldest among equals. */
export type Preference = (d: CardDef) => number;

export const preferSets =
  (sets: readonly string[]): Preference =>
  (d) =>
    sets.includes(d.facts.set) ? sets.indexOf(d.facts.set) : sets.length;

export const preferFor =
  ({ pool }: Format): Preference =>
  (d) =>
    printingRank(d.facts, pool);

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
  // as Lackey's text shortens those that have no code of their own
  ['prem', 'premiere'],
  ['fajo', 'faj'],
  ['ent', 'enterprise'],
]);

const setCode = (name: string): string => {
  // with the number on the card, as pages have it: "VOY 122"
  const bare = name
    .trim()
    .replace(/^the /, '')
    .replace(/ #?\d+ ?[a-z+]{0,2}$/, '');
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

/** Only letters and figures: what is left of a title when quotes, accents and marks are lost on the way. */
const bare = (name: string): string => plain(name).replace(/[^a-z0-9]/g, '');

const isSecondColour = (d: CardDef): boolean => d.facts.otherColour !== undefined && d.facts.id.endsWith('-b');

/** A reverse face ("Empok Nor (back)"); "Shot in the Back" is none. */
const isBack = (d: CardDef): boolean => d.facts.id.endsWith('-back') && !/back$/i.test(d.title);

/** The printings of one title that share colour and face: what a name with `*` or "(back)" chooses among. */
const sameSide = (printings: readonly CardDef[], second: boolean, back: boolean): readonly CardDef[] =>
  printings.filter((d) => isSecondColour(d) === second && isBack(d) === back);

const best = (printings: readonly CardDef[], prefer: Preference): CardDef =>
  printings.reduce((a, b) => (prefer(b) < prefer(a) ? b : a));

export type Found = { card: CardDef } | { why: string; near: readonly string[] };

interface Index {
  readonly titles: ReadonlyMap<string, readonly CardDef[]>;
  /** by the letters alone, where only one title has them */
  readonly bare: ReadonlyMap<string, readonly CardDef[] | null>;
  /** which letters each of them has */
  readonly letters: ReadonlyMap<string, number>;
}

/** Spelling out thousands of titles takes longer than reading a deck, so it is done once for a catalogue. */
const INDEXES = new WeakMap<Catalogue, Index>();

function indexOf(catalogue: Catalogue): Index {
  const known = INDEXES.get(catalogue);
  if (known) return known;
  const titles = new Map<string, readonly CardDef[]>();
  for (const d of catalogue.defs) titles.set(plain(d.title), catalogue.byTitle(d.title));
  const letters = new Map<string, readonly CardDef[] | null>();
  for (const [title, printings] of titles) letters.set(bare(title), letters.has(bare(title)) ? null : printings);
  const index = { titles, bare: letters, letters: new Map([...titles.keys()].map((t) => [t, lettersOf(t)])) };
  INDEXES.set(catalogue, index);
  return index;
}

export class Names {
  private readonly index: Index;
  /** what was searched for: a list may have the same name again and again */
  private readonly guessed = new Map<string, string[]>();

  constructor(
    private readonly catalogue: Catalogue,
    private readonly prefer: Preference,
  ) {
    this.index = indexOf(catalogue);
  }

  /** The printings of a title, by its spelling or, where that was damaged, by its letters. */
  private printingsOf(key: string): readonly CardDef[] | undefined {
    return this.index.titles.get(key) ?? (bare(key) === '' ? undefined : (this.index.bare.get(bare(key)) ?? undefined));
  }

  /**
   * Reads an id, or a title that may be followed by `*`, `[set]`, `*SET`, `(Set Name)` or `(back)`, in any order, and begin with `%`, as Lackey
   * marks universal cards. A version of a set that does not have it is another card, of which we know nothing. `guess`: look for titles
   * that may be meant.
   */
  find(name: string, guess = true): Found {
    let rest = plain(name).replace(/^% /, '');
    const exact = this.catalogue.byId(rest);
    if (exact) return { card: exact };
    const sets: string[] = [];
    let second = false;
    let back = false;
    for (;;) {
      const printings = this.index.titles.get(rest) ?? (/[*)\]]$/.test(rest) ? undefined : this.printingsOf(rest));
      if (printings) {
        const side = sameSide(printings, second, back);
        // of cards with two faces, and no two colours, the star means the other face
        const faces = side.length === 0 && second ? sameSide(printings, false, true) : side;
        const among = faces.length > 0 ? faces : printings;
        if (sets.length === 0) return { card: best(among, this.prefer) };
        // of several sets the last one that has it: "Data (First Contact) (Tribble)"
        for (const set of sets) {
          const there = among.filter((d) => d.facts.set === set);
          if (there.length > 0) return { card: best(there, this.prefer) };
        }
        const [{ title }] = among;
        return { why: `${title} is not in the set "${sets[0]}", but in ${setsOf(among)}`, near: [title] };
      }
      const suffix = /^(.*\S) ?(?:\*([a-z0-9]*)|\[([^\]]*)\]|\(([^)]*)\))$/.exec(rest);
      if (!suffix) return this.unknown(name, guess ? this.nearest(rest) : []);
      rest = suffix[1];
      const set = suffix[2] ?? suffix[3] ?? suffix[4];
      if (set === '') second = true;
      else if (set === 'back') back = true;
      else sets.push(setCode(set));
    }
  }

  /** Title, colour and face, without the set. */
  writeTitle(d: CardDef): string {
    return `${d.title}${isSecondColour(d) ? '*' : ''}${isBack(d) ? ' (back)' : ''}`;
  }

  /** The shortest name that `find` takes for this printing. */
  write(d: CardDef): string {
    const side = sameSide(this.catalogue.byTitle(d.title), isSecondColour(d), isBack(d));
    const plainly = best(side, this.prefer) === d && side.every((other) => sameCard(d, other));
    return `${this.writeTitle(d)}${plainly ? '' : ` [${d.facts.set}]`}`;
  }

  private unknown(name: string, near: readonly string[]): Found {
    const hint = near.length > 0 ? `; did you mean ${near.join(', ')}?` : '';
    return { why: `There is no card called "${name}"${hint}`, near };
  }

  /** At most three titles: those that hold the whole name ("Janeway"), and those a few letters away from it. */
  private nearest(key: string): string[] {
    const found = this.guessed.get(key) ?? this.guess(key);
    this.guessed.set(key, found);
    return found;
  }

  private guess(key: string): string[] {
    const letters = lettersOf(key);
    const limit = Math.max(2, Math.floor(key.length / 3));
    const near: { title: string; distance: number }[] = [];
    for (const [other, [d]] of this.index.titles) {
      const within = key.length > 2 && other.includes(key);
      if (!within && Math.abs(other.length - key.length) > limit) continue;
      // each letter that only one of them has is at least one step
      const titles = this.index.letters.get(other)!;
      if (!within && (ones(letters & ~titles) > limit || ones(titles & ~letters) > limit)) continue;
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

/** Which letters a name has, as bits: some share one. */
function lettersOf(name: string): number {
  let bits = 0;
  for (let i = 0; i < name.length; i++) bits |= 1 << (name.charCodeAt(i) % 31);
  return bits;
}

function ones(bits: number): number {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
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
