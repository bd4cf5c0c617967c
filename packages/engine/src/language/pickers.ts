/** Pickers: who chooses, and how many. */

import type { Attribute } from '../cards/names.ts';
import { whyNotTargeted } from '../cloaking/hidden.ts';
import { inPlay } from '../core/door.ts';
import { chooseCards, type Flow } from '../core/flow.ts';
import type { Seat } from '../core/state.ts';
import { shares } from '../core/terms.ts';
import { attributesOf } from '../core/values.ts';
import { lookToChoose } from '../happenings/looking.ts';
import { choosePeople, headsOf, selectAtRandom } from '../happenings/selecting.ts';
import { locationOfSpot } from '../spaceline/places.ts';
import { type Amount, amountOf, hintOf, measured } from './amounts.ts';
import type { Picker, Selector } from './definition.ts';
import { count } from './english.ts';
import type { Reading } from './reading.ts';
import { participants } from './selectors.ts';

/** "two of your ships", but "two crew members" */
const several = (s: Selector): string => (s.many.startsWith('your ') ? `of ${s.many}` : s.many);

const some = (s: Selector, n: number): string =>
  n > 1 ? `${count(n)} ${several(s)}` : s.bare === undefined ? s.one : `one ${s.bare}`;
const noun = (s: Selector, n: Amount): string =>
  typeof n === 'number' ? some(s, n) : measured(n, (k) => some(s, k), several(s));

/** @internal Who was chosen already is not chosen again; whoever has left play since is not replaced. */
export const chosenOnce = (p: Picker): Picker => {
  const once: Picker = {
    ...p,
    once: true,
    *pick(ctx): Flow<number[]> {
      const chosen = ctx.takeDecided<{ id: number; lay: boolean }[]>(once);
      if (chosen === undefined) return yield* p.pick(ctx);
      return chosen.filter(({ id, lay }) => !lay || inPlay(ctx.g.card(id))).map(({ id }) => id);
    },
  };
  return once;
};

/** A fixed number of several; a card that shows two people is two. */
const wanted = (n: Amount, s: Selector): Pick<Picker, 'wanted'> => {
  if (typeof n !== 'number' || n < 2) return {};
  return {
    wanted(ctx) {
      const ids = open(ctx, s);
      return { have: headsOf(ctx.g, ids), need: n, who: shares(ids, (id) => headsOf(ctx.g, [id])) };
    },
  };
};

/** DOM-84: a card that was fetched by an icon finds its targets where the icon is; what lies on the table is nowhere else. */
const withinReach = (ctx: Reading, id: number): boolean => {
  const at = ctx.location === -1 ? -1 : locationOfSpot(ctx.g, id);
  return at === -1 || at === ctx.location;
};

/** Those who may be chosen: nobody in stasis, unless the text names it, nobody whom no text may target, and no cloaked card of the opponent's, unless the text names it (CR-69). */
const open = (ctx: Reading, s: Selector): number[] =>
  s.ids(ctx).filter((id) => {
    if (!withinReach(ctx, id)) return false;
    return whyNotTargeted(ctx.g, ctx.you, ctx.source, id, s.into) === null;
  });

const source = (s: Selector): Pick<Picker, 'ofPile'> => (s.ofPile ? { ofPile: true } : {});

export const random = (n: Amount, s: Selector): Picker =>
  chosenOnce({
    ...wanted(n, s),
    ...source(s),
    *pick(ctx): Flow<number[]> {
      return yield* selectAtRandom(ctx.g, open(ctx, s), amountOf(n, ctx));
    },
    any: (ctx) => s.chosenLater === true || open(ctx, s).length > 0,
    atRandom: true,
    theirs: s.theirs,
    text: `${noun(s, n)} (random selection)`,
    hint: hintOf(n),
  });

/** Whoever is asked to choose sees the whole group, also those who do not fit. */
function show(ctx: Reading, seat: Seat, ids: readonly number[]): void {
  if (ids.length > 1) lookToChoose(ctx.g, seat, ids);
}

/** an opponent who chooses for a dilemma looks at the whole crew or Away Team, not only at those who can be chosen. */
export function showTeamToOpponent(ctx: Reading): void {
  if (ctx.g.def(ctx.source).dilemma) show(ctx, ctx.opponent, participants(ctx));
}

const byPlayer = (who: 'you' | 'opponent', n: Amount, s: Selector, words: string): Picker =>
  chosenOnce({
    ...wanted(n, s),
    ...source(s),
    *pick(ctx): Flow<number[]> {
      const seat = who === 'you' ? ctx.you : ctx.opponent;
      show(ctx, seat, s.group?.(ctx) ?? s.ids(ctx));
      const k = amountOf(n, ctx);
      return yield* choosePeople(ctx.g, seat, open(ctx, s), k, k, {
        id: 'choose',
        text: `{card}: choose ${noun(s, n)}`,
        card: ctx.source,
      });
    },
    any: (ctx) => s.chosenLater === true || open(ctx, s).length > 0,
    theirs: s.theirs,
    // of one by name there is nothing to choose
    text: n === 1 && s.one === s.many && s.bare === undefined ? s.one : `${noun(s, n)} (${words})`,
    hint: hintOf(n) * (who === 'opponent' ? 1.4 : 1),
  });

export const opponentChooses = (n: Amount, s: Selector): Picker => byPlayer('opponent', n, s, 'opponent’s choice');
export const youChoose = (n: Amount, s: Selector): Picker => byPlayer('you', n, s, 'your choice');

export const all = (s: Selector): Picker => ({
  ...source(s),
  *pick(ctx): Flow<number[]> {
    return s.ids(ctx);
  },
  any: (ctx) => s.chosenLater === true || s.ids(ctx).length > 0,
  theirs: s.theirs,
  text: s.many === s.one && s.bare === undefined ? s.one : `all ${s.many.replace(/^the /, '')}`,
  hint: 3,
});

/** The one card a selector stands for. */
export const the = (s: Selector): Picker => ({
  ...source(s),
  *pick(ctx): Flow<number[]> {
    return s.ids(ctx);
  },
  any: (ctx) => s.chosenLater === true || s.ids(ctx).length > 0,
  theirs: s.theirs,
  text: s.one,
  hint: 1,
});

/** A number that every card of a group has; of two people on a card each has one. */
export interface Trait {
  of(r: Reading, id: number): readonly number[];
  /** "lowest CUNNING", "fewest skill dots" */
  readonly lowest: string;
  readonly highest: string;
}

/** These attributes together. */
export const sumOf = (...names: readonly Attribute[]): Trait => {
  const sum = names.map((a) => a.toUpperCase()).join('+');
  return {
    of: ({ g }, id) =>
      names.map((a) => attributesOf(g, id, a)).reduce((total, values) => total.map((n, i) => n + values[i])),
    lowest: `lowest ${sum}`,
    highest: `highest ${sum}`,
  };
};

interface Superlative {
  /** so many of them; one, unless the text says otherwise */
  n?: Amount;
  /** whose choice it is between equals, where the text says it */
  tie?: 'you';
}

const extreme = (
  which: 'lowest' | 'highest',
  by: Attribute | Trait,
  s: Selector,
  { n = 1, tie }: Superlative = {},
): Picker => {
  const trait = typeof by === 'string' ? sumOf(by) : by;
  const best = which === 'lowest' ? Math.min : Math.max;
  function* next(ctx: Reading, ids: readonly number[], room: number): Flow<number[]> {
    // of two on a card, the one it is about
    const meant = (id: number) => {
      const who = s.who?.(ctx, id);
      return trait.of(ctx, id).filter((_, i) => who?.[i] ?? true);
    };
    const values = ids.map((id) => best(...meant(id)));
    const most = best(...values);
    const tied = ids.filter((_, i) => values[i] === most);
    if (headsOf(ctx.g, tied) <= room) return tied;
    // in a dilemma the opponent of who meets it breaks a tie, else the player who uses the card
    const who = ctx.g.def(ctx.source).dilemma && tie === undefined ? ctx.opponent : ctx.you;
    if (tied.length > 1 && who === ctx.opponent) showTeamToOpponent(ctx);
    show(ctx, who, tied);
    return yield* chooseCards(ctx.g, who, tied, 1, 1, {
      id: 'tie',
      text: `{card}: which ${s.bare ?? s.one}?`,
      card: ctx.source,
    });
  }
  const yours = tie === undefined ? '' : ' (your choice if there is a tie)';
  return chosenOnce({
    ...wanted(n, s),
    *pick(ctx): Flow<number[]> {
      const out: number[] = [];
      // one after the other; a card that shows two people is two of them
      while (headsOf(ctx.g, out) < amountOf(n, ctx)) {
        const left = open(ctx, s).filter((id) => !out.includes(id));
        if (left.length === 0) break;
        out.push(...(yield* next(ctx, left, amountOf(n, ctx) - headsOf(ctx.g, out))));
      }
      return out;
    },
    any: (ctx) => s.chosenLater === true || open(ctx, s).length > 0,
    theirs: s.theirs,
    text: `the ${n === 1 ? (s.bare ?? s.one) : noun(s, n)} with the ${trait[which]}${yours}`,
    hint: hintOf(n),
  });
};

/** The lowest or highest of a group (R-4.30: who breaks a tie). */
export const lowest = (by: Attribute | Trait, s: Selector, o?: Superlative): Picker => extreme('lowest', by, s, o);
export const highest = (by: Attribute | Trait, s: Selector, o?: Superlative): Picker => extreme('highest', by, s, o);
