/** Finding cards by the names that scenarios use. */
import type { CardDef, Catalogue, Game, Seat } from '@spaceline/engine';

/** The set that a title without a set code means: the first of these that has it, else the oldest. */
const PREFERRED = ['voy', 'bog', 'dom'];

export const seatNamed = (name: string): Seat | null => (name === 'A' ? 0 : name === 'B' ? 1 : null);
export const nameOfSeat = (seat: Seat): string => (seat === 0 ? 'A' : 'B');

export interface Reference {
  title: string;
  /** set code or printing id, in brackets */
  set: string | null;
  /** #n */
  number: number | null;
  /** A: or B: */
  owner: Seat | null;
}

/** `A:Kes [voy]#2`: owner, title, set or printing, which copy; the last two in either order. */
export function parseReference(text: string): Reference {
  const ref: Reference = { title: text.trim(), set: null, number: null, owner: null };
  const owned = /^([AB]):\s*(.+)$/.exec(ref.title);
  if (owned) {
    ref.owner = seatNamed(owned[1]);
    ref.title = owned[2];
  }
  for (;;) {
    const copy = ref.number === null ? /^(.*\S)\s*#(\d+)$/.exec(ref.title) : null;
    const set = ref.set === null ? /^(.*\S)\s*\[([a-z0-9-]+)\]$/.exec(ref.title) : null;
    if (copy) ref.number = Number(copy[2]);
    else if (set) ref.set = set[2];
    else return ref;
    ref.title = (copy ?? set)![1];
  }
}

/** Of two faces, the one that is not up when the card is seeded or reported. */
export const isBack = (d: CardDef): boolean => d.facts.id.endsWith('-back');

/** The printing a reference means when a card is made; undefined if there is none. */
export function findDef(catalogue: Catalogue, ref: Reference): CardDef | undefined {
  const printings = catalogue.byTitle(ref.title);
  // a back face is meant only where the title has no front, or where its own id is given
  const fronts = printings.filter((d) => !isBack(d));
  const all = fronts.length > 0 ? fronts : printings;
  // a printing must be one of that title
  if (ref.set !== null)
    return printings.find((d) => d.facts.id === ref.set) ?? all.find((d) => d.facts.set === ref.set);
  for (const set of PREFERRED) {
    const found = all.find((d) => d.facts.set === set);
    if (found) return found;
  }
  return all[0];
}

/** What to say of a name that the catalogue does not have: the closest titles may be meant. */
export function unknownCard(catalogue: Catalogue, name: string): string {
  const { title } = parseReference(name);
  const want = title.toLowerCase();
  const titles = [...new Set(catalogue.defs.map((d) => d.title))];
  const close = titles
    .map((t) => ({ t, d: distance(t.toLowerCase(), want) }))
    .filter((x) => x.d <= Math.max(2, want.length / 3))
    .sort((a, b) => a.d - b.d)
    .slice(0, 3)
    .map((x) => x.t);
  const [same] = close;
  const elsewhere =
    same === title
      ? `; it has ${catalogue
          .byTitle(title)
          .map((d) => `${title} [${d.facts.id}]`)
          .join(', ')}`
      : '';
  const hint = close.length > 0 ? `; did you mean ${close.join(', ')}?` : '';
  return `the catalogue has no card "${name}"${elsewhere || hint}`;
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

/** Two printings are one card when they do the same (VOY-39); people and ships of one title may differ between sets. */
const sameText = (a: CardDef, b: CardDef): boolean => {
  if (a === b || (!a.personnel && !a.ship)) return true;
  const key = (d: CardDef) =>
    JSON.stringify([d.numbers, [...d.levels], d.facts.skills?.length, d.facts.affiliations.slice().sort()]);
  return key(a) === key(b);
};

/** `Name x3` is three names. */
export function repeated(value: unknown): unknown[] {
  const times = typeof value === 'string' ? /^(.*\S)\s+x(\d{1,3})$/.exec(value) : null;
  return times ? new Array<unknown>(Number(times[2])).fill(times[1]) : [value];
}

/** The cards of a running scenario that a reference could mean, in the order of the file. */
export function cardsNamed(g: Game, order: readonly number[], ref: Reference): number[] {
  const other = (id: number): CardDef | undefined => g.defs[g.def(id).otherFace];
  const showing = order.filter((id) => g.def(id).title === ref.title);
  // what was turned over answers to the name that it had, unless another card has it now
  const called = showing.length > 0 ? showing : order.filter((id) => other(id)?.title === ref.title);
  // whichever face is up, the card answers to the ids of both
  const same = called.filter(
    (id) => ref.set === null || [g.def(id).facts.set, g.def(id).facts.id, other(id)?.facts.id].includes(ref.set),
  );
  // without a set the title means the preferred card, if it is there (Kes, Worf …)
  const preferred = ref.set === null ? findDef(g.rules.catalogue, ref) : undefined;
  const meant = same.filter((id) => preferred === undefined || sameText(g.def(id), preferred));
  const pool = meant.length > 0 ? meant : same;
  const owned = ref.owner === null ? pool : pool.filter((id) => g.card(id).owner === ref.owner);
  if (ref.number === null) return owned;
  const one = owned[ref.number - 1];
  return one === undefined ? [] : [one];
}
