/** Pickers: who chooses, and how many. */
import type { Attribute } from '../cards/names.ts';
import { reveal } from '../core/door.ts';
import { chooseCards, type Flow } from '../core/flow.ts';
import { knows } from '../core/sight.ts';
import type { Seat } from '../core/state.ts';
import { attribute } from '../core/values.ts';
import { selectAtRandom } from '../happenings/selecting.ts';
import { type Amount, amountOf, hintOf } from './amounts.ts';
import type { Picker, Selector } from './definition.ts';
import { count } from './english.ts';
import type { Reading } from './reading.ts';

/** "two of your ships", but "two crew members" */
const several = (s: Selector): string => (s.many.startsWith('your ') ? `of ${s.many}` : s.many);

const noun = (s: Selector, n: Amount): string =>
  typeof n !== 'number'
    ? `as many ${several(s)} as ${n.text}`
    : n > 1
      ? `${count(n)} ${several(s)}`
      : s.bare === undefined
        ? s.one
        : `one ${s.bare}`;

export const random = (n: Amount, s: Selector): Picker => ({
  *pick(ctx): Flow<number[]> {
    return yield* selectAtRandom(ctx.g, s.ids(ctx), amountOf(n, ctx));
  },
  any: (ctx) => s.chosenLater === true || s.ids(ctx).length > 0,
  atRandom: true,
  text: `${noun(s, n)} (random selection)`,
  hint: hintOf(n),
});

/** Whoever is asked to choose sees what there is to choose from. */
function show(ctx: Reading, seat: Seat, ids: readonly number[]): void {
  if (ids.length < 2) return;
  for (const id of ids) if (!knows(ctx.g, seat, id)) reveal(ctx.g, id, seat);
}

const byPlayer = (who: 'you' | 'opponent', n: Amount, s: Selector, words: string): Picker => ({
  *pick(ctx): Flow<number[]> {
    const seat = who === 'you' ? ctx.you : ctx.opponent;
    show(ctx, seat, s.ids(ctx));
    const k = amountOf(n, ctx);
    return yield* chooseCards(seat, s.ids(ctx), k, k, {
      id: 'choose',
      text: `{card}: choose ${noun(s, n)}`,
      card: ctx.source,
    });
  },
  any: (ctx) => s.chosenLater === true || s.ids(ctx).length > 0,
  text: `${noun(s, n)} (${words})`,
  hint: hintOf(n) * (who === 'opponent' ? 1.4 : 1),
});

export const opponentChooses = (n: Amount, s: Selector): Picker => byPlayer('opponent', n, s, "opponent's choice");
export const youChoose = (n: Amount, s: Selector): Picker => byPlayer('you', n, s, 'your choice');

export const all = (s: Selector): Picker => ({
  *pick(ctx): Flow<number[]> {
    return s.ids(ctx);
  },
  any: (ctx) => s.chosenLater === true || s.ids(ctx).length > 0,
  text: s.many === s.one && s.bare === undefined ? s.one : `all ${s.many}`,
  hint: 3,
});

/** The one card a selector stands for. */
export const the = (s: Selector): Picker => ({
  *pick(ctx): Flow<number[]> {
    return s.ids(ctx);
  },
  any: (ctx) => s.chosenLater === true || s.ids(ctx).length > 0,
  text: s.one,
  hint: 1,
});

const extreme = (which: 'lowest' | 'highest', name: Attribute, s: Selector): Picker => ({
  *pick(ctx): Flow<number[]> {
    const ids = s.ids(ctx);
    const values = ids.map((id) => attribute(ctx.g, id, name));
    const most = which === 'lowest' ? Math.min(...values) : Math.max(...values);
    const tied = ids.filter((_, i) => values[i] === most);
    show(ctx, ctx.opponent, tied);
    return yield* chooseCards(ctx.opponent, tied, 1, 1, {
      id: 'tie',
      text: `{card}: which ${s.bare ?? s.one}?`,
      card: ctx.source,
    });
  },
  any: (ctx) => s.chosenLater === true || s.ids(ctx).length > 0,
  text: `the ${s.bare ?? s.one} with the ${which} ${name.toUpperCase()}`,
  hint: 1,
});

/** The lowest or highest of a group; the opponent of the player who meets it breaks ties. */
export const lowest = (name: Attribute, s: Selector): Picker => extreme('lowest', name, s);
export const highest = (name: Attribute, s: Selector): Picker => extreme('highest', name, s);
