/** Differences between two views of the same viewer, so that only what changed is sent. */
import type { CardView, View } from '@spaceline/engine';
import type { Change, Changes, ListPatch, ViewPatch } from './messages.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Are two parts of views the same? They are plain data, and this is asked of every card after every answer. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every((k) => Object.hasOwn(b, k) && same((a as Parts)[k], (b as Parts)[k]));
}

// ----- what has changed

/** Where two lists differ; null when it is as short to send the whole. */
function listPatch(before: readonly unknown[], after: readonly unknown[]): ListPatch<unknown> | null {
  const shorter = Math.min(before.length, after.length);
  let at = 0;
  while (at < shorter && same(before[at], after[at])) at++;
  let end = 0;
  while (end < shorter - at && same(before[before.length - 1 - end], after[after.length - 1 - end])) end++;
  const came = after.slice(at, after.length - end);
  // the three fields of the patch are as long as two entries
  return came.length + 2 < after.length ? { at, out: before.length - end - at, in: came } : null;
}

/** null when nothing has changed. */
function changes<T extends object>(before: T, after: T): Changes<T> | null {
  if (same(before, after)) return null;
  const out: Record<string, unknown> = {};
  for (const [key, now] of Object.entries(after)) {
    const was = (before as Parts)[key];
    if (same(was, now)) continue;
    out[key] = Array.isArray(was) && Array.isArray(now) ? (listPatch(was, now) ?? now) : now;
  }
  const without = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  if (without.length > 0) out.without = without;
  return out as Changes<T>;
}

interface Numbered {
  readonly id: number;
}

/** What is usual of a card that comes: it is left out, and stands there where it is not said otherwise. */
const BLANK = {
  dock: -1,
  status: [],
  affiliation: null,
  countdown: -1,
  rangeUsed: 0,
  values: {},
} as const satisfies Partial<CardView>;
type Blank = Parts;
const NO_BLANK: Blank = {};

/** Without what is usual. */
const unusual = <T extends object>(now: T, blank: Blank): Changes<T> =>
  Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !Object.hasOwn(blank, key) || !same(value, blank[key])),
  ) as Changes<T>;

function changedIn<T extends Numbered>(before: readonly T[], after: readonly T[], blank: Blank): Change<T>[] {
  const known = new Map(before.map((x) => [x.id, x]));
  const out: Change<T>[] = [];
  for (const now of after) {
    const was = known.get(now.id);
    const change = was === undefined ? unusual(now, blank) : changes(was, now);
    if (change !== null) out.push({ ...change, id: now.id });
    known.delete(now.id);
  }
  for (const id of known.keys()) out.push({ id, gone: true });
  return out;
}

const IN_PARTS: readonly (keyof View)[] = ['players', 'locations', 'cards'];

export function diffView(before: View, after: View): ViewPatch {
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(after) as (keyof View)[]) {
    if (!IN_PARTS.includes(key) && !same(before[key], after[key])) fields[key] = after[key];
  }
  const players = after.players.map((p, seat) => changes(before.players[seat], p));
  const locations = changedIn(before.locations, after.locations, NO_BLANK);
  const cards = changedIn(before.cards, after.cards, BLANK);
  return {
    ...(Object.keys(fields).length > 0 && { fields }),
    ...(players.some((p) => p !== null) && { players }),
    ...(locations.length > 0 && { locations }),
    ...(cards.length > 0 && { cards }),
  };
}

// ----- and the view that follows

const isListPatch = (value: unknown): value is ListPatch<unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'out' in value;

function changed<T extends object>(before: T, { without = [], ...rest }: Changes<T>): T {
  const out: Record<string, unknown> = { ...(before as Parts) };
  for (const [key, value] of Object.entries(rest)) {
    const was = out[key];
    out[key] = Array.isArray(was) && isListPatch(value) ? was.toSpliced(value.at, value.out, ...value.in) : value;
  }
  for (const key of without) delete out[key];
  return out as T;
}

function changedBy<T extends Numbered>(before: readonly T[], all: readonly Change<T>[], blank: Blank): T[] {
  const out = new Map(before.map((x) => [x.id, x]));
  for (const change of all) {
    if ('gone' in change) out.delete(change.id);
    else out.set(change.id, changed(out.get(change.id) ?? ({ id: change.id, ...blank } as T), change as Changes<T>));
  }
  return [...out.values()].sort((a, b) => a.id - b.id);
}

export function applyPatch(before: View, patch: ViewPatch): View {
  const player = (seat: 0 | 1) => changed(before.players[seat], patch.players?.[seat] ?? {});
  return {
    ...before,
    ...patch.fields,
    players: patch.players === undefined ? before.players : [player(0), player(1)],
    locations:
      patch.locations === undefined ? before.locations : changedBy(before.locations, patch.locations, NO_BLANK),
    cards: patch.cards === undefined ? before.cards : changedBy(before.cards, patch.cards, BLANK),
  };
}
