/** The verdict on a requirement or a dilemma's conditions, part by part: is it met, by how much, and who gives what. */
import type { PrintedRequirement } from '../cards/facts.ts';
import { skillNumber } from '../cards/names.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot } from '../core/spot.ts';
import { type CardRef, ref } from '../core/telling.ts';
import { shares } from '../core/terms.ts';
import { attribute, skillLevel } from '../core/values.ts';
import type { Words } from '../core/words.ts';
import type { Condition, Measure } from '../language/definition.ts';
import type { Reading } from '../language/reading.ts';
import { requirementText } from './requirement-text.ts';
import {
  attributeTotal,
  type Group,
  meets,
  namedIn,
  SHIP_ATTRIBUTES,
  withIcon,
  withKeyword,
  withShip,
} from './requirements.ts';

/** `Who`: a card's number, or in what is told the card as it was then. */
export interface Verdict<Who = number> {
  /** the part in words, as the card's text has it */
  readonly text: Words;
  readonly met: boolean;
  /** how much there is, and how much must be there; absent where it is no matter of numbers */
  readonly have?: number;
  readonly need?: number;
  /** a part that must not be there, or stay below `need` */
  readonly atMost?: true;
  /** whose skill, attribute or presence counts, and for how much */
  readonly who?: readonly Share<Who>[];
  /** what it is made of: all of these, or one of these */
  readonly how?: 'all' | 'any';
  readonly parts?: readonly Verdict<Who>[];
}

/** Somebody who gives so much of it. */
export interface Share<Who = number> {
  readonly card: Who;
  readonly n: number;
}

/** The same, of cards as each seat can know them at this moment. */
export const verdictRef = (g: Game, { who, parts, ...rest }: Verdict): Verdict<CardRef> => ({
  ...rest,
  ...(who && { who: who.map(({ card, n }) => ({ card: ref(g, card), n })) }),
  ...(parts && { parts: parts.map((p) => verdictRef(g, p)) }),
});

const measured = (text: string, m: Measure): Verdict => ({
  text,
  met: m.atMost ? m.have < m.need : m.have >= m.need,
  have: m.have,
  need: m.need,
  ...(m.atMost && { atMost: true as const }),
  who: m.who,
});

/** The conditions of a card's text, for whoever reads it. */
export function verdictOn(ctx: Reading, c: Condition): Verdict {
  if (c.now) return verdictOn(ctx, c.now(ctx));
  if (c.parts) {
    const parts = c.parts.of.map((p) => verdictOn(ctx, p));
    return { text: c.text, met: c.met(ctx), how: c.parts.how, parts };
  }
  // what its own words say is the verdict; the measure only explains it
  if (c.measure) return { ...measured(c.text, c.measure(ctx)), met: c.met(ctx) };
  return { text: c.text, met: c.met(ctx) };
}

/** A mission's requirement, for a group of people. */
export function judge(ctx: Reading, group: Group, r: PrintedRequirement): Verdict {
  const specials = ctx.g.def(ctx.source).rules?.specials;
  const text = requirementText(r, specials);
  const of = 'all' in r ? r.all : 'any' in r ? r.any : null;
  if (of !== null) {
    const parts = of.map((x) => judge(ctx, group, x));
    return { text, met: meets(ctx, group, r), how: 'all' in r ? 'all' : 'any', parts };
  }
  const m = measure(ctx, group, r);
  return m === null ? { text, met: meets(ctx, group, r) } : { ...measured(text, m), met: meets(ctx, group, r) };
}

function measure(ctx: Reading, group: Group, r: PrintedRequirement): Measure | null {
  const g: Game = ctx.g;
  if ('skill' in r) {
    const ids = withShip(g, group.ids, group.spot);
    const level = (id: number) => skillLevel(g, id, skillNumber(r.skill));
    return { have: ids.reduce((n, id) => n + level(id), 0), need: r.count, who: shares(ids, level) };
  }
  if ('noSkill' in r) {
    const level = (id: number) => skillLevel(g, id, skillNumber(r.noSkill));
    const have = group.ids.reduce((n, id) => n + level(id), 0);
    return { have, need: 1, atMost: true, who: shares(group.ids, level) };
  }
  if ('attribute' in r) {
    const have = attributeTotal(g, group, r.attribute);
    const name = r.attribute.toLowerCase() as 'cunning';
    const of = SHIP_ATTRIBUTES.has(r.attribute) ? [group.spot].filter(isCardSpot) : group.ids;
    const who = shares(of, (id) => attribute(g, id, name));
    return r.over !== undefined ? { have, need: r.over + 1, who } : { have, need: r.under!, atMost: true, who };
  }
  if ('all' in r || 'any' in r || 'special' in r) return null;
  const who =
    'card' in r
      ? namedIn(g, group, r.card, ctx.you)
      : 'keyword' in r
        ? withKeyword(g, group, r.keyword, ctx.you)
        : withIcon(g, group, r);
  return { have: who.length, need: r.count, who: shares(who, () => 1) };
}
