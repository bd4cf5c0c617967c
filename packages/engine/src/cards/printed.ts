/**
 * What is printed on a card, for whoever builds a deck: without a game, and so without anything that texts in play add or take. In a
 * game the rules judge (missions/verdict.ts).
 */
import { printedKeywords, printedLevels, printedPersonas } from './catalogue.ts';
import type { CardFacts, PrintedRequirement } from './facts.ts';
import { SKILLS } from './names.ts';

/** What a card is called by: the fields of a definition that names are looked up in. */
export interface Called {
  readonly title: string;
  readonly personas: readonly string[];
  readonly keywords: ReadonlySet<string>;
}

/** CR-10, CR-12: a title means just that title; "any X" is every card that is an X, by title, persona or keyword. */
export function isCalled(d: Called, name: string): boolean {
  if (!name.startsWith('any ')) return d.title === name;
  const what = name.slice(4).toLowerCase();
  if (d.personas.some((p) => p.toLowerCase() === what)) return true;
  for (const k of d.keywords) if (k.toLowerCase() === what) return true;
  return new RegExp(`\\b${what.replace(/[^a-z0-9' ]/g, '.')}\\b`).test(d.title.toLowerCase());
}

/** Print does not change: whoever tries thousands of hands asks for the same cards again and again. */
const SKILLS_OF = new WeakMap<CardFacts, ReadonlyMap<string, number>>();

/** The printed skills with their levels, the classifications among them. */
export function printedSkills(f: CardFacts): ReadonlyMap<string, number> {
  const known = SKILLS_OF.get(f);
  if (known !== undefined) return known;
  const levels = printedLevels(f);
  const skills = new Map(SKILLS.flatMap((name, i) => (levels[i] > 0 ? [[name, levels[i]] as const] : [])));
  SKILLS_OF.set(f, skills);
  return skills;
}

/** Can one person have it? A sum of attributes, and what only the mission's text knows, is nobody's own. */
export const isOnesOwn = (r: PrintedRequirement): boolean =>
  'skill' in r || 'card' in r || 'keyword' in r || 'icon' in r;

/** Does a person have in print what a single term asks for, whatever its count? */
export function hasPrinted(f: CardFacts, r: PrintedRequirement): boolean {
  if ('skill' in r) return printedSkills(f).has(r.skill);
  const called = { title: f.title, personas: printedPersonas(f), keywords: printedKeywords(f) };
  if ('card' in r) return isCalled(called, r.card);
  if ('keyword' in r) return called.keywords.has(r.keyword) || f.gender === r.keyword.toLowerCase();
  return 'icon' in r && f.icons.includes(r.icon);
}

const SUMMED = new Map([
  ['INTEGRITY', 'integrity'],
  ['CUNNING', 'cunning'],
  ['STRENGTH', 'strength'],
] as const);

/**
 * Would these cards together meet it, by what is printed? null where print does not say: what only the mission's text knows, and what a ship
 * there would have.
 */
export function meetPrinted(cards: readonly CardFacts[], r: PrintedRequirement): boolean | null {
  if ('all' in r || 'any' in r) {
    const parts = ('all' in r ? r.all : r.any).map((part) => meetPrinted(cards, part));
    const settles = 'any' in r;
    if (parts.includes(settles)) return settles;
    return parts.includes(null) ? null : !settles;
  }
  if ('special' in r) return null;
  if ('noSkill' in r) return !cards.some((f) => printedSkills(f).has(r.noSkill));
  if ('attribute' in r) {
    const key = SUMMED.get(r.attribute as 'INTEGRITY' | 'CUNNING' | 'STRENGTH');
    if (key === undefined) return null;
    const sum = cards.reduce((n, f) => n + (typeof f[key] === 'number' ? f[key] : 0), 0);
    return (r.over === undefined || sum > r.over) && (r.under === undefined || sum < r.under);
  }
  if ('skill' in r) {
    const levels = cards.reduce((n, f) => n + (printedSkills(f).get(r.skill) ?? 0), 0);
    return levels >= r.count;
  }
  return cards.filter((f) => hasPrinted(f, r)).length >= r.count;
}
