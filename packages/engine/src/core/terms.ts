/** What a number is made of: every term, with the card that gives it. */
import type { Attribute } from '../cards/names.ts';
import type { Game } from './game.ts';
import { granted } from './permissions.ts';
import { otherwise } from './tableau.ts';
import { attribute } from './values.ts';

export interface Term {
  readonly n: number;
  readonly card: number;
}

/** Those of these cards that give something, with how much. */
export const shares = (ids: readonly number[], of: (id: number) => number): Term[] =>
  ids.map((card) => ({ card, n: of(card) })).filter(({ n }) => n > 0);

/** The game as it would be if only these texts changed attributes. What it keeps is its own, so the game itself is not touched. */
function withOnly(g: Game, sources: Game['tableau']['attribute']): Game {
  return Object.create(g, { tableau: { value: otherwise(g.tableau, { attribute: sources }) } });
}

/** the game as those are met who have adapted to hand weapons, if all of them have. */
export function facing(g: Game, foes: readonly number[]): Game {
  if (foes.length === 0 || !g.tableau.grant.some((s) => s.modifier.what === 'adapted')) return g;
  const { attribute: all } = g.tableau;
  const works = all.filter(({ card }) => !foes.every((foe) => granted(g, 'adapted', foe, card)));
  return works.length === all.length ? g : withOnly(g, works);
}

/** */
const ORDER = { set: 0, add: 1, multiply: 2 } as const;

/** The card itself first; then each text counts as what it changes when it joins those before it, so that the terms add up. */
export function attributeTerms(g: Game, id: number, name: Attribute): Term[] {
  const all = g.tableau.attribute;
  const works = all.filter(({ card, modifier: m }) => m.attributes.includes(name) && m.applies(g, card, id));
  works.sort((a, b) => ORDER[a.modifier.how] - ORDER[b.modifier.how]);
  const others = all.filter((s) => !works.includes(s));
  let before = attribute(withOnly(g, others), id, name);
  const out: Term[] = [{ n: before, card: id }];
  works.forEach((s, i) => {
    const now = attribute(withOnly(g, [...others, ...works.slice(0, i + 1)]), id, name);
    out.push({ n: now - before, card: s.card });
    before = now;
  });
  return out;
}
