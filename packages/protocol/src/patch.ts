/** Differences between two views of the same viewer, so that only what changed is sent. */
import type { CardView, View } from '@spaceline/engine';
import type { ViewPatch } from './messages.ts';

type Parts = Readonly<Record<string, unknown>>;

/** Are two parts of views the same? They are plain data, and this is asked of every card after every answer. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const keys = Object.keys(a);
  if (Array.isArray(a) !== Array.isArray(b) || keys.length !== Object.keys(b).length) return false;
  return keys.every((k) => Object.hasOwn(b, k) && same((a as Parts)[k], (b as Parts)[k]));
}

export function diffView(before: View, after: View): ViewPatch {
  const fields: Record<string, unknown> = {};
  for (const key of Object.keys(after) as (keyof View)[]) {
    if (key !== 'cards' && !same(before[key], after[key])) fields[key] = after[key];
  }
  const known = new Map(before.cards.map((c) => [c.id, c]));
  const cards: ViewPatch['cards'] = [];
  for (const c of after.cards) {
    if (!same(known.get(c.id), c)) cards.push(c);
    known.delete(c.id);
  }
  for (const id of known.keys()) cards.push({ id, gone: true });
  return { fields: fields as ViewPatch['fields'], cards };
}

export function applyPatch(before: View, patch: ViewPatch): View {
  const cards = new Map(before.cards.map((c) => [c.id, c]));
  for (const c of patch.cards) {
    if ('gone' in c) cards.delete(c.id);
    else cards.set(c.id, c as CardView);
  }
  return { ...before, ...patch.fields, cards: [...cards.values()].sort((a, b) => a.id - b.id) };
}
