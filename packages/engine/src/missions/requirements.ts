/** Mission requirements: is a group able to meet them, and who is missing (R-1.9, R-8.19). */
import type { PrintedRequirement } from '../cards/facts.ts';
import { type Attribute, skillNumber } from '../cards/names.ts';
import { isCalled } from '../cards/printed.ts';
import type { Game } from '../core/game.ts';
import { isCardSpot } from '../core/spot.ts';
import { attribute, genderOf, hasIcon, hasKeyword, totalAttribute, totalSkill } from '../core/values.ts';
import type { Reading } from '../language/reading.ts';
import { cardsAt } from '../spaceline/places.ts';

const SHIP_ATTRIBUTES = new Set(['RANGE', 'WEAPONS', 'SHIELDS']);
export const isShips = (attribute: string): boolean => SHIP_ATTRIBUTES.has(attribute);

/** The group that tries: personnel ids, and where they are. */
export interface Group {
  readonly ids: readonly number[];
  readonly spot: number;
  /** where the other half of them is, if they are in two places (R-8.1) */
  readonly half?: number;
}

export function attributeTotal(g: Game, group: Group, name: string): number {
  const a = name.toLowerCase() as Attribute;
  if (SHIP_ATTRIBUTES.has(name)) return isCardSpot(group.spot) ? attribute(g, group.spot, a) : 0;
  return totalAttribute(g, group.ids, a);
}

/** A card is meant by its exact title (CR-12); "any X" is a keyword. Personnel of the group, or equipment with it. */
export function namedIn(g: Game, group: Group, name: string, seat: number): number[] {
  const meant = (id: number) => isNamed(g, id, name);
  const there = group.half === undefined ? [] : cardsAt(g, group.half);
  const things = [...cardsAt(g, group.spot), ...there].filter(
    (id) => !g.def(id).personnel && g.card(id).controller === seat,
  );
  const ship = isCardSpot(group.spot) ? [group.spot] : [];
  return [...group.ids, ...things, ...ship].filter(meant);
}

export const isNamed = (g: Game, id: number, name: string): boolean => isCalled(g.def(id), name);

function withKeyword(g: Game, group: Group, word: string): number {
  let n = 0;
  for (const id of group.ids) if (isA(g, id, word)) n++;
  if (isCardSpot(group.spot) && (hasKeyword(g, group.spot, word) || g.def(group.spot).facts.equipment?.includes(word)))
    n++;
  return n;
}

/** Does a card have this characteristic: species, gender, keyword, affiliation word? */
export function isA(g: Game, id: number, word: string): boolean {
  if (hasKeyword(g, id, word)) return true;
  const lower = word.toLowerCase();
  if (genderOf(g, id) === lower) return true;
  if (lower === 'leader')
    return g.def(id).levels[skillNumber('OFFICER')] + g.def(id).levels[skillNumber('Leadership')] > 0;
  return false;
}

/** CR-178, CR-179: a ship with a skill lends it to its crew. */
export const withShip = (g: Game, ids: readonly number[], spot: number): readonly number[] =>
  isCardSpot(spot) && ids.length > 0 && g.def(spot).ship && g.def(spot).facts.skills !== undefined
    ? [...ids, spot]
    : ids;

export function meets(ctx: Reading, group: Group, r: PrintedRequirement): boolean {
  const g = ctx.g;
  if ('all' in r) return r.all.every((x) => meets(ctx, group, x));
  if ('any' in r) return r.any.some((x) => meets(ctx, group, x));
  if ('skill' in r) return totalSkill(g, withShip(g, group.ids, group.spot), skillNumber(r.skill)) >= r.count;
  if ('noSkill' in r) return totalSkill(g, group.ids, skillNumber(r.noSkill)) === 0;
  if ('attribute' in r) {
    const total = attributeTotal(g, group, r.attribute);
    return (r.over === undefined || total > r.over) && (r.under === undefined || total < r.under);
  }
  if ('card' in r) return namedIn(g, group, r.card, ctx.you).length >= r.count;
  if ('keyword' in r) return withKeyword(g, group, r.keyword) >= r.count;
  if ('icon' in r) {
    let n = 0;
    for (const id of group.ids) if (hasIcon(g, id, r.icon)) n++;
    return n >= r.count;
  }
  const special = g.def(ctx.source).rules?.specials?.[r.special];
  return special ? special.met(ctx) : false;
}

/** The special terms that were needed: what must be given up to solve (the cheapest alternative is used). */
export function payments(ctx: Reading, group: Group, r: PrintedRequirement): string[] {
  if ('all' in r) return r.all.flatMap((x) => payments(ctx, group, x));
  if ('any' in r) {
    const ways = r.any.filter((x) => meets(ctx, group, x)).map((x) => payments(ctx, group, x));
    return ways.reduce((best, w) => (w.length < best.length ? w : best), ways[0] ?? []);
  }
  if ('special' in r && ctx.g.def(ctx.source).rules?.specials?.[r.special]?.pay) return [r.special];
  return [];
}

/** The requirement as a sentence of skills. */
export function requirementText(
  r: PrintedRequirement,
  specials: Readonly<Record<string, { text: string }>> = {},
): string {
  const part = (x: PrintedRequirement): string =>
    'any' in x ? `(${requirementText(x, specials)})` : requirementText(x, specials);
  if ('all' in r) return r.all.map(part).join(' + ');
  if ('any' in r) return r.any.map((x) => requirementText(x, specials)).join(' OR ');
  if ('skill' in r) return r.count > 1 ? `${r.skill} x${r.count}` : r.skill;
  if ('noSkill' in r) return `no ${r.noSkill}`;
  if ('attribute' in r) return r.over !== undefined ? `${r.attribute}>${r.over}` : `${r.attribute}<${r.under}`;
  if ('card' in r) return r.count > 1 ? `${r.count} ${r.card}` : r.card;
  if ('keyword' in r) return r.count > 1 ? `${r.count} ${r.keyword}` : r.keyword;
  if ('icon' in r) return `${r.count > 1 ? `${r.count} ` : ''}[${r.icon}] ${r.of ?? 'personnel'}`;
  return specials[r.special]?.text ?? r.special.replaceAll('-', ' ');
}
