/** Conditions: requirements of dilemmas, "if" and "while". */
import { type Attribute, type Skill, skillNumber } from '../cards/names.ts';
import { isCalled } from '../cards/titles.ts';
import { Status } from '../core/state.ts';
import { shares } from '../core/terms.ts';
import { attribute, isCaptive, skillLevel, totalAttribute, totalSkill } from '../core/values.ts';
import { headsOf } from '../happenings/selecting.ts';
import { couldSolve as couldBeSolved } from '../missions/attempt.ts';
import { withShip } from '../missions/requirements.ts';
import { cardsAt } from '../spaceline/places.ts';
import { type Amount, amountOf, hintOf, inFigures, measured } from './amounts.ts';
import type { Condition, Filter, Selector } from './definition.ts';
import { count, list, negated, squeeze, withArticle } from './english.ts';
import { peopleWho, type Summed, summed, summedText } from './filters.ts';
import { spoke } from './names.ts';
import type { Reading } from './reading.ts';
import { helpers, placeOf } from './selectors.ts';

export const when = (text: string, met: Condition['met'], hint = 0.5): Condition => ({ met, text, hint });

/** "2 SECURITY": levels in the group. */
export const skilled = (name: Skill, n: Amount = 1): Condition => {
  spoke('skill', name);
  const number = skillNumber(name);
  return {
    met: (ctx) => totalSkill(ctx.g, withShip(ctx.g, helpers(ctx), placeOf(ctx)), number) >= amountOf(n, ctx),
    measure(ctx) {
      const ids = withShip(ctx.g, helpers(ctx), placeOf(ctx));
      const who = shares(ids, (id) => skillLevel(ctx.g, id, number));
      return { have: totalSkill(ctx.g, ids, number), need: amountOf(n, ctx), who };
    },
    asksFor: [name],
    ...(typeof n === 'number' && { printed: { skill: name, count: n } }),
    text: n === 1 ? name : measured(n, (k) => `${k} ${name}`),
    hint: Math.min(0.95, 0.2 + 0.2 * hintOf(n)),
  };
};

const groupsTotal = (ctx: Reading, names: Summed): number =>
  summed(names).reduce((sum, a) => sum + totalAttribute(ctx.g, helpers(ctx), a), 0);
const whoGives = (ctx: Reading, names: Summed) =>
  shares(helpers(ctx), (id) => summed(names).reduce((sum, a) => sum + attribute(ctx.g, id, a), 0));

/** "CUNNING>35": the group's sum, strictly more; "CUNNING+STRENGTH>68": the sums together. */
export const totalOver = (names: Summed, n: Amount): Condition => ({
  met: (ctx) => groupsTotal(ctx, names) > amountOf(n, ctx),
  measure: (ctx) => ({ have: groupsTotal(ctx, names), need: amountOf(n, ctx) + 1, who: whoGives(ctx, names) }),
  ...printedOver(summed(names), n),
  text: inFigures(n, (k) => `${summedText(names)}>${k}`),
  hint: Math.min(0.95, hintOf(n) / (60 * summed(names).length)),
});
/** "INTEGRITY<50": strictly less. */
export const totalUnder = (names: Summed, n: Amount): Condition => ({
  met: (ctx) => groupsTotal(ctx, names) < amountOf(n, ctx),
  measure: (ctx) => ({
    have: groupsTotal(ctx, names),
    need: amountOf(n, ctx),
    atMost: true,
    who: whoGives(ctx, names),
  }),
  text: inFigures(n, (k) => `${summedText(names)}<${k}`),
  hint: 0.3,
});

const printedOver = (names: readonly Attribute[], n: Amount): Pick<Condition, 'printed'> =>
  typeof n !== 'number' || names.length > 1
    ? {}
    : { printed: { attribute: names[0].toUpperCase() as Uppercase<Attribute>, over: n } };

/** Of several, where print can say each. */
function printedParts(how: 'all' | 'any', cs: readonly Condition[]): Pick<Condition, 'printed'> {
  const parts = cs.flatMap((c) => c.printed ?? []);
  if (parts.length < cs.length) return {};
  return { printed: how === 'all' ? { all: parts } : { any: parts } };
}

/** people are counted, not cards. */
const howMany = (ctx: Reading, f: Filter): number => helpers(ctx).reduce((sum, id) => sum + peopleWho(f, ctx, id), 0);

/** At least `n` in the group who pass the filter; "a personnel who has 2 Navigation". */
export const someone = (f: Filter, n: Amount = 1): Condition => ({
  met: (ctx) => howMany(ctx, f) >= amountOf(n, ctx),
  measure: (ctx) => ({
    have: howMany(ctx, f),
    need: amountOf(n, ctx),
    who: shares(helpers(ctx), (id) => peopleWho(f, ctx, id)),
  }),
  asksFor: f.asksFor,
  text: measured(n, (k) => {
    // "three personnel", not "three Personnel personnel"
    const who = squeeze(`${f.pre === 'Personnel' ? '' : f.pre} personnel ${f.post}`);
    return k > 1 ? `${count(k)} ${who}` : withArticle(who);
  }),
  hint: Math.min(0.95, 0.25 + 0.2 * hintOf(n)),
});

/** Cards of which one is enough; who they are says who gives it. */
const oneOf = (ids: (ctx: Reading) => readonly number[]): Pick<Condition, 'met' | 'measure'> => ({
  met: (ctx) => ids(ctx).length > 0,
  measure(ctx) {
    const who = ids(ctx);
    return { have: who.length, need: 1, who: shares(who, () => 1) };
  },
});

/** Your equipment with the group. */
const equipmentWho = (ctx: Reading, is: (id: number) => boolean): number[] =>
  cardsAt(ctx.g, placeOf(ctx)).filter(
    (id) => ctx.g.def(id).equipment && is(id) && ctx.g.card(id).controller === ctx.you,
  );

/** A card of this title with the group: a personnel of it, or equipment. */
export const having = (...titles: readonly string[]): Condition => ({
  ...oneOf((ctx) => [
    ...helpers(ctx).filter((id) => titles.includes(ctx.g.def(id).title)),
    ...equipmentWho(ctx, (id) => titles.some((t) => isCalled(ctx.g.def(id), t))),
  ]),
  text: list(spoke('title', ...titles), 'or'),
  hint: 0.9,
});

/** Equipment of a kind with the group: "any tricorder". */
export const havingAny = (f: Filter): Condition => ({
  ...oneOf((ctx) => equipmentWho(ctx, (id) => f.test(ctx, id))),
  text: squeeze(`any ${f.pre === '' ? 'card' : f.pre} ${f.post}`),
  hint: 0.7,
});

export const allOf = (...cs: readonly Condition[]): Condition => ({
  met: (ctx) => cs.every((c) => c.met(ctx)),
  parts: { how: 'all', of: cs },
  ...printedParts('all', cs),
  text: list(
    cs.map((c) => (c.parts?.how === 'any' ? `(${c.text})` : c.text)),
    'and',
  ),
  hint: 1 - cs.reduce((p, c) => p * (1 - c.hint), 1),
});

export const anyOf = (...cs: readonly Condition[]): Condition => ({
  met: (ctx) => cs.some((c) => c.met(ctx)),
  parts: { how: 'any', of: cs },
  ...printedParts('any', cs),
  text: cs.map((c) => c.text).join(' OR '),
  hint: cs.reduce((p, c) => p * c.hint, 1),
});

/** Whoever asks why it is not met is told this rule. */
export const cites = (rule: string, c: Condition): Condition => ({ ...c, rule: () => rule });

export const no = (c: Condition): Condition => ({ met: (ctx) => !c.met(ctx), text: negated(c.text), hint: 1 - c.hint });

/** The team could solve the mission as it is now. */
export const couldSolve: Condition = {
  met: (r) => r.attempt !== null && couldBeSolved(r.g, r.attempt),
  text: 'your team could solve the mission',
  hint: 0.5,
};

/** You have this card in play; a captive is nobody's (BOG-68). */
export const youHaveInPlay = (...titles: readonly string[]): Condition => ({
  ...oneOf((ctx) => inPlayWith(ctx, titles, (id) => ctx.g.card(id).controller === ctx.you && !isCaptive(ctx.g, id))),
  text: `you have ${list(spoke('title', ...titles), 'or')} in play`,
  hint: 0.8,
});

/** The same of your opponent. */
export const opponentHasInPlay = (...titles: readonly string[]): Condition => ({
  ...oneOf((ctx) =>
    inPlayWith(ctx, titles, (id) => ctx.g.card(id).controller === ctx.opponent && !isCaptive(ctx.g, id)),
  ),
  text: `your opponent has ${list(spoke('title', ...titles), 'or')} in play`,
  hint: 0.8,
});

export const someoneHasInPlay = (...titles: readonly string[]): Condition => ({
  ...oneOf((ctx) => inPlayWith(ctx, titles, () => true)),
  text: `${list(spoke('title', ...titles), 'or')} is in play`,
  hint: 0.8,
});

function inPlayWith(ctx: Reading, titles: readonly string[], test: (id: number) => boolean): readonly number[] {
  const cards = ctx.g.state.cards;
  let out: readonly number[] = NOBODY;
  for (const id of ctx.g.tableau.inPlay) {
    if ((cards[id].status & Status.FaceDown) !== 0) continue;
    if (titles.some((t) => isCalled(ctx.g.defs[cards[id].def], t)) && test(id)) out = [...out, id];
  }
  return out;
}

/** The usual answer costs nothing. */
const NOBODY: readonly number[] = [];

/** "you have personnel held captive" */
const haveOf = (s: Selector): string | undefined => {
  const [, whose, what] = /^(your opponent’s|your) (.*)$/.exec(s.many) ?? [];
  if (what === undefined || !s.one.startsWith('one of ')) return undefined;
  return `${whose === 'your' ? 'you have' : 'your opponent has'} ${what}`;
};

/** There is at least one of these. */
export const thereIs = (s: Selector): Condition => ({
  ...oneOf((ctx) => s.ids(ctx)),
  text: s.exists ?? haveOf(s) ?? `there is ${s.bare === undefined ? s.one : withArticle(s.bare)}`,
  hint: 0.4,
});

/** So many of these at least; a card that shows two people counts as two. */
export const thereAre = (n: Amount, s: Selector): Condition => ({
  met: (ctx) => headsOf(ctx.g, s.ids(ctx)) >= amountOf(n, ctx),
  text: measured(n, (k) => {
    const least = `at least ${count(k)}`;
    return (
      haveOf(s)?.replace(/ (have|has) /, ` $1 ${least} `) ?? `there are ${least} ${s.ofPile ? '' : 'of '}${s.many}`
    );
  }),
  hint: Math.min(0.95, 0.2 * hintOf(n)),
});

const combined =
  (sign: '<' | '>') =>
  (s: Selector, name: Attribute, n: Amount): Condition => {
    const sum = (ctx: Reading): number => s.ids(ctx).reduce((all, id) => all + attribute(ctx.g, id, name), 0);
    return {
      met: (ctx) => (sign === '<' ? sum(ctx) < amountOf(n, ctx) : sum(ctx) > amountOf(n, ctx)),
      measure: (ctx) => ({
        have: sum(ctx),
        ...(sign === '<' ? { need: amountOf(n, ctx), atMost: true } : { need: amountOf(n, ctx) + 1 }),
        who: shares(s.ids(ctx), (id) => attribute(ctx.g, id, name)),
      }),
      text: inFigures(n, (k) => `their combined ${name.toUpperCase()}${sign}${k}`),
      hint: 0.5,
    };
  };

/** The sum of an attribute over a selection is below a number. */
export const combinedUnder = combined('<');
/** … or over it. */
export const combinedOver = combined('>');

/** One of a selection has the skill. */
export const oneOfThemHas = (s: Selector, name: Skill): Condition => {
  spoke('skill', name);
  const number = skillNumber(name);
  return {
    ...oneOf((ctx) => s.ids(ctx).filter((id) => skillLevel(ctx.g, id, number) > 0)),
    text: `one of them has ${name}`,
    hint: 0.6,
  };
};
