/** Mission requirements: is a group able to meet them, and who is missing. */
import type { PrintedRequirement } from '../cards/facts.ts';
import { type Attribute, skillNumber } from '../cards/names.ts';
import { isCalled } from '../cards/printed.ts';
import type { Game } from '../core/game.ts';
import { hasSpecialEquipment } from '../core/permissions.ts';
import { isCardSpot } from '../core/spot.ts';
import {
  attribute,
  genderOf,
  hasIcon,
  hasKeyword,
  isLeader,
  leadersOn,
  totalAttribute,
  totalSkill,
} from '../core/values.ts';
import type { Reading } from '../language/reading.ts';
import { cardsAt } from '../spaceline/places.ts';

export const SHIP_ATTRIBUTES = new Set(['RANGE', 'WEAPONS', 'SHIELDS']);

/** The group that tries: personnel ids, and where they are. */
export interface Group {
  readonly ids: readonly number[];
  readonly spot: number;
  /** where the other half of them is, if they are in two places */
  readonly half?: number;
}

export function attributeTotal(g: Game, group: Group, name: string): number {
  const a = name.toLowerCase() as Attribute;
  if (SHIP_ATTRIBUTES.has(name)) return isCardSpot(group.spot) ? attribute(g, group.spot, a) : 0;
  return totalAttribute(g, group.ids, a);
}

/** The personnel of the group, the equipment with it, and its ship. */
function cardsOf(g: Game, group: Group, seat: number): number[] {
  const there = group.half === undefined ? [] : cardsAt(g, group.half);
  const things = [...cardsAt(g, group.spot), ...there].filter(
    (id) => !g.def(id).personnel && g.card(id).controller === seat,
  );
  return [...group.ids, ...things, ...(isCardSpot(group.spot) ? [group.spot] : [])];
}

/** A card is meant by its exact title (CR-12); "any X" is a keyword. */
export const namedIn = (g: Game, group: Group, name: string, seat: number): number[] =>
  cardsOf(g, group, seat).filter((id) => isNamed(g, id, name));

export const isNamed = (g: Game, id: number, name: string): boolean => isCalled(g.def(id), name);

/** A characteristic of somebody, a kind of equipment ("hand weapon"), or special equipment of the ship ("Holodeck"). */
export const withKeyword = (g: Game, group: Group, word: string, seat: number): number[] =>
  cardsOf(g, group, seat).filter((id) => isA(g, id, word) || (id === group.spot && hasSpecialEquipment(g, id, word)));

/** An icon of theirs: of personnel, or of those who lead (CR-48). */
export const withIcon = (g: Game, { ids }: Group, r: { icon: string; of?: string }): number[] =>
  ids.filter((id) => hasIcon(g, id, r.icon) && (r.of !== 'leaders' || isLeader(g, id)));

const LEADER = 'leader';
const GENDER = /^(fe)?male$/i;

/** Does a card have this characteristic: species, gender, keyword, affiliation word? */
export const isA = (g: Game, id: number, word: string): boolean =>
  hasKeyword(g, id, word) ||
  (GENDER.test(word) && genderOf(g, id) === word.toLowerCase()) ||
  (word === LEADER && isLeader(g, id));

/** of the people on a card, which are that: what is said of one of them alone, or of both. */
export function areEach(g: Game, id: number, word: string): readonly boolean[] {
  const { people, facts } = g.def(id);
  if (word === LEADER) return leadersOn(g, id);
  const is = isA(g, id, word);
  const halves = facts.halves?.some((words) => words.includes(word)) ? facts.halves : null;
  return Array.from({ length: people }, (_, i) => is && (halves === null || halves[i].includes(word)));
}

/** people are counted, not cards. */
const heads = (g: Game, ids: readonly number[], word?: string): number =>
  ids.reduce(
    (n, id) => n + (word === undefined ? g.def(id).people : Math.max(1, areEach(g, id, word).filter(Boolean).length)),
    0,
  );

/** CR-178, CR-179: a ship with a skill lends it to its crew. */
export const withShip = (g: Game, ids: readonly number[], spot: number): readonly number[] =>
  isCardSpot(spot) && g.def(spot).facts.skills !== undefined ? [...ids, spot] : ids;

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
  if ('keyword' in r) return heads(g, withKeyword(g, group, r.keyword, ctx.you), r.keyword) >= r.count;
  if ('icon' in r) return heads(g, withIcon(g, group, r), r.of === 'leaders' ? LEADER : undefined) >= r.count;
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
