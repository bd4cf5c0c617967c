/** A board as plain data, the way a scenario file says it (docs/scenarios.md), and what a hand can do with it. */
import type { ScenarioDoc } from '@spaceline/protocol';
import type { Card } from '../cards/index.ts';

export type Side = 'A' | 'B';
export const SIDES: readonly Side[] = ['A', 'B'];

type Fields = Record<string, unknown>;
/** A card with what is said of it. */
export interface Entry extends Fields {
  card: string;
}
export type Path = readonly (string | number)[];

/** Lists of cards in a card, in the order in which they are drawn. */
export const INSIDE = [
  'crew',
  'aboard',
  'here',
  'intruders',
  'carries',
  'docked',
  'sites',
  'on',
  'damage',
  'seeds',
] as const;
export const SIDE_LISTS = ['facilities', 'ships', 'planet'] as const;
export const PILES = ['hand', 'table', 'deck', 'discard', 'tactics', 'q', 'tent', 'point-area', 'out-of-play'] as const;

export const EMPTY: ScenarioDoc = {
  title: 'A question',
  rules: [],
  format: 'full',
  spaceline: [],
  turn: { player: 'A', number: 1, segment: 'orders' },
  steps: [],
};

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** `Kes x3` is three cards, and every card a mapping with `card`. */
function entries(value: unknown): Entry[] {
  return listOf(value).flatMap((raw): Entry[] => {
    const { ship, facility, ...rest } = isFields(raw) ? raw : { card: raw };
    const name = String(rest.card ?? ship ?? facility);
    const [, title, times] = /^(.*\S)\s+x(\d{1,3})$/.exec(name) ?? [null, name, '1'];
    const inside = Object.fromEntries(
      Object.entries(rest).map(([key, v]) => [key, Array.isArray(v) && isList(key) ? entries(v) : v]),
    );
    return Array.from({ length: Number(times) }, () => ({ ...structuredClone(inside), card: title ?? name }));
  });
}

const isList = (key: string): boolean => (INSIDE as readonly string[]).includes(key);

/** A location whose mission is written as a card: its owner and its face are said of the location. */
function flat(place: Fields): Fields {
  const key = place.mission === undefined ? 'card' : 'mission';
  const name = place[key];
  if (!isFields(name)) return { ...place };
  const { card, ...said } = name;
  return { ...place, ...said, [key]: card };
}

/** The same board with every card by itself, so that each can be taken in hand. */
export function laidOut(doc: ScenarioDoc): ScenarioDoc {
  const spaceline = listOf(doc.spaceline).map((raw) => {
    const place = flat(raw as Fields);
    for (const key of ['seeds', 'on', 'also', 'between'])
      if (place[key] !== undefined) place[key] = entries(place[key]);
    for (const side of SIDES) {
      const own = place[side];
      if (isFields(own)) place[side] = Object.fromEntries(Object.entries(own).map(([k, v]) => [k, entries(v)]));
    }
    return place;
  });
  const players = isFields(doc.players) ? { ...doc.players } : {};
  for (const side of SIDES) {
    const own = players[side];
    if (!isFields(own)) continue;
    players[side] = Object.fromEntries(
      Object.entries(own).map(([k, v]) => [k, (PILES as readonly string[]).includes(k) ? entries(v) : v]),
    );
  }
  const some = Object.keys(players).length > 0 ? { players } : {};
  return {
    ...EMPTY,
    ...doc,
    ...some,
    spaceline,
    turn: { ...(EMPTY.turn as Fields), ...(isFields(doc.turn) ? doc.turn : {}) },
  };
}

/** A card of which nothing is said is its name. */
const short = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(short);
  if (!isFields(value)) return value;
  const kept = Object.entries(value).filter(([, v]) => !(Array.isArray(v) && v.length === 0) && v !== false);
  if (kept.length === 1 && kept[0][0] === 'card') return value.card;
  return Object.fromEntries(kept.map(([k, v]) => [k, short(v)]));
};

/** As it is sent and saved: nothing empty, names where a name is enough. */
export function written(doc: ScenarioDoc): ScenarioDoc {
  const { players, spaceline, ...rest } = doc;
  const own = short(players ?? {}) as Fields;
  const kept = Object.fromEntries(Object.entries(own).filter(([, p]) => isFields(p) && Object.keys(p).length > 0));
  return {
    title: rest.title,
    rules: rest.rules,
    ...rest,
    ...(Object.keys(kept).length > 0 && { players: kept }),
    spaceline: listOf(spaceline).map((p) => (typeof short(p) === 'string' ? p : short(p))),
    turn: rest.turn,
    steps: rest.steps,
  };
}

export const at = (doc: unknown, path: Path): unknown =>
  path.reduce<unknown>((x, key) => (x as Record<string | number, unknown> | undefined)?.[key], doc);

/** A copy with something else at one place. */
function changed(value: unknown, path: Path, change: (old: unknown) => unknown): unknown {
  if (path.length === 0) return change(value);
  const [key, ...rest] = path;
  if (Array.isArray(value)) return value.map((x, i) => (i === key ? changed(x, rest, change) : x));
  const fields = isFields(value) ? value : {};
  return { ...fields, [key]: changed(fields[key], rest, change) };
}

export const change = (doc: ScenarioDoc, path: Path, to: (old: unknown) => unknown): ScenarioDoc =>
  changed(doc, path, to) as ScenarioDoc;

/** What is said of a card; `undefined` takes it back. */
export const say = (doc: ScenarioDoc, path: Path, key: string, value: unknown): ScenarioDoc =>
  change(doc, path, (old) => {
    const next = { ...(old as Fields), [key]: value };
    if (value === undefined) delete next[key];
    return next;
  });

export const remove = (doc: ScenarioDoc, path: Path): ScenarioDoc =>
  change(doc, path.slice(0, -1), (old) => listOf(old).filter((_, i) => i !== path.at(-1)));

const append = (doc: ScenarioDoc, path: Path, entry: unknown): ScenarioDoc =>
  change(doc, path, (old) => [...listOf(old), entry]);

/** Where a card can be put: a side of a place, what lies there, a pile of a player, or a new place. */
export type Target =
  | { to: 'side'; place: number; side: Side }
  | { to: 'place'; place: number }
  | { to: 'card'; path: Path }
  | { to: 'pile'; side: Side; pile: (typeof PILES)[number] }
  | { to: 'line' };

const isThing = ({ facts }: Card): boolean => facts.type === 'Equipment' || facts.type === 'Artifact';
const isPerson = ({ facts }: Card): boolean => facts.type === 'Personnel';
const isCrew = (card: Card): boolean => isPerson(card) || isThing(card) || card.facts.type === 'Tribble';

/** The list within a card where another belongs, by what both are; null where it has no place there. */
function listIn(host: Card | undefined, card: Card): string | null {
  const type = host?.facts.type;
  if (card.facts.type === 'Tactic') return type === 'Ship' || type === 'Facility' ? 'damage' : null;
  if (type === 'Facility' && card.facts.type === 'Ship') return 'docked';
  if (type === 'Facility' && card.facts.type === 'Site') return 'sites';
  if (type === 'Site') return card.facts.type === 'Ship' ? 'docked' : isCrew(card) ? 'here' : 'on';
  if (type === 'Ship') return isCrew(card) || card.facts.type === 'Ship' ? 'crew' : 'on';
  if (type === 'Facility') return isCrew(card) ? 'aboard' : 'on';
  return isCrew(card) || card.facts.type === 'Ship' ? null : 'on';
}

function listAtSide(card: Card): string | null {
  if (card.facts.type === 'Ship') return 'ships';
  if (card.facts.type === 'Facility') return 'facilities';
  return isCrew(card) ? 'planet' : null;
}

const isPlace = ({ facts }: Card): boolean => facts.type === 'Mission' || facts.type === 'Time Location';

/** The other side's cards are seeded. */
const opposite = (side: unknown): Side => (side === 'B' ? 'A' : 'B');

/** Puts a card somewhere, in the list where such a card belongs; the same board where it has no place there. */
export function place(
  doc: ScenarioDoc,
  target: Target,
  entry: Entry,
  card: Card,
  cardAt: (path: Path) => Card | undefined,
): ScenarioDoc {
  const line = listOf(doc.spaceline);
  if (isPlace(card)) {
    if (target.to === 'pile') return append(doc, ['players', target.side, target.pile], entry);
    const side = target.to === 'side' ? target.side : 'A';
    const { card: name, ...rest } = entry;
    const where = card.facts.type === 'Mission' ? { mission: name } : { card: name };
    const after = 'place' in target ? target.place + 1 : line.length;
    return { ...doc, spaceline: [...line.slice(0, after), { ...where, owner: side, ...rest }, ...line.slice(after)] };
  }
  switch (target.to) {
    case 'line':
      return doc;
    case 'pile':
      return append(doc, ['players', target.side, target.pile], entry);
    case 'place': {
      const owner = (line[target.place] as Fields).owner;
      const seeds = ['Dilemma', 'Artifact'].includes(card.facts.type) || isPerson(card);
      const dressed = seeds ? { ...entry, owner: entry.owner ?? opposite(owner) } : entry;
      return append(doc, ['spaceline', target.place, seeds ? 'seeds' : 'on'], dressed);
    }
    case 'side': {
      const list = listAtSide(card);
      if (list !== null) return append(doc, ['spaceline', target.place, target.side, list], entry);
      return append(doc, ['spaceline', target.place, 'on'], { ...entry, owner: target.side });
    }
    case 'card': {
      const list = listIn(cardAt(target.path), card);
      return list === null ? doc : append(doc, [...target.path, list], entry);
    }
  }
}

/** A card of the board goes somewhere else, with all that is in it. */
export function move(
  doc: ScenarioDoc,
  from: Path,
  target: Target,
  card: Card,
  cardAt: (path: Path) => Card | undefined,
): ScenarioDoc {
  if (isPlace(card) || (target.to === 'card' && from.every((key, i) => target.path[i] === key))) return doc;
  const put = place(doc, target, at(doc, from) as Entry, card, cardAt);
  if (put === doc) return doc;
  // whatever was put stands at the end of its list, so that what stands before it keeps its place
  return remove(put, from);
}

/** A place of the line changes places with its neighbour. */
export function shift(doc: ScenarioDoc, i: number, by: 1 | -1): ScenarioDoc {
  const line = [...listOf(doc.spaceline)];
  if (line[i + by] === undefined) return doc;
  [line[i], line[i + by]] = [line[i + by], line[i]];
  return { ...doc, spaceline: line };
}

/** Every card in play, with where it lies; the cards of a card follow it. */
export function* cardsIn(doc: ScenarioDoc): Generator<{ path: Path; entry: Entry; side: Side | null }> {
  for (const [i, place] of listOf(doc.spaceline).entries()) {
    const p = place as Fields;
    for (const list of ['on', 'seeds']) yield* inList(p[list], ['spaceline', i, list], null);
    for (const side of SIDES)
      for (const list of SIDE_LISTS)
        yield* inList((p[side] as Fields | undefined)?.[list], ['spaceline', i, side, list], side);
  }
}

function* inList(
  list: unknown,
  path: Path,
  side: Side | null,
): Generator<{ path: Path; entry: Entry; side: Side | null }> {
  for (const [i, raw] of listOf(list).entries()) {
    const entry = raw as Entry;
    yield { path: [...path, i], entry, side };
    for (const key of INSIDE) yield* inList(entry[key], [...path, i, key], side);
  }
}
