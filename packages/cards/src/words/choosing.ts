/** Pickers and small helps: any or all of them, it and its companions, as far as there is somebody. */
import { chooseCards } from '@spaceline/engine';
import {
  type Effect,
  type Filter,
  inOrder,
  type Picker,
  type Reading,
  type Selector,
  target,
  which,
} from '@spaceline/engine/language';

function* some(r: Reading, s: Selector, least: number) {
  const ids = s.ids(r);
  const question = { id: 'choose', text: `{card}: choose any or all of ${s.many}`, card: r.source };
  return yield* chooseCards(r.you, ids, least, ids.length, question);
}

/** One at least. */
export const anyOrAll = (s: Selector): Picker => ({
  pick: (r) => some(r, s, 1),
  any: (r) => s.ids(r).length > 0,
  text: `any or all of ${s.many}`,
  hint: 2,
});

const notTheTarget: Filter = { test: (r, id) => id !== r.target, pre: '', post: '' };

/** What it was played on, and as many of the others as you like. */
export const itAndAny = (others: Selector): Picker => ({
  *pick(r) {
    const more = which(others, notTheTarget);
    return [...target.ids(r), ...(yield* some(r, more, 0))];
  },
  any: (r) => target.ids(r).length > 0,
  text: `it and any or all of ${others.many}`,
  hint: 2,
});

/** Done if there is somebody to do it to; what follows is done anyway. */
export const ifPossible = (e: Effect): Effect => ({
  ...e,
  *run(r) {
    if (e.could(r)) yield* e.run(r);
  },
  could: () => true,
});

/** Each of them that can be done; one at least. */
export const whateverCan = (...effects: readonly Effect[]): Effect => ({
  ...inOrder(...effects.map(ifPossible)),
  could: (r) => effects.some((e) => e.could(r)),
});

/** One or the other: "present, or on any planet". */
export const orElse = (a: Selector, b: Selector): Selector => ({
  ids: (r) => [...new Set([...a.ids(r), ...b.ids(r)])],
  has: (r, id) => a.has(r, id) || b.has(r, id),
  one: `${a.one} or ${b.one}`,
  many: `${a.many} or ${b.many}`,
  each: `${a.each} or ${b.each}`,
});
