/** What a deck can do, in numbers: its people's skills, what its missions ask for, how strong everybody is. */
import type { CardType } from '@spaceline/engine';
import { type Card, TYPE_ORDER } from '../cards/index.ts';
import type { Piles } from './piles.ts';

interface Skill {
  name: string;
  /** how many cards have it, and their levels added up */
  people: number;
  levels: number;
  /** a mission of the deck asks for it */
  needed: boolean;
}

interface Need {
  text: string;
  /** people who have it; null where an attribute is asked for */
  people: number | null;
}

export interface Figures {
  types: { type: CardType; n: number }[];
  people: number;
  skills: Skill[];
  missions: { card: Card; ways: Need[][] }[];
  /** how many people have each number, from 0 to 12 */
  attributes: { name: 'INTEGRITY' | 'CUNNING' | 'STRENGTH'; counts: number[]; mean: number }[];
  staffing: { command: number; staff: number };
}

const ATTRIBUTES = [
  ['INTEGRITY', 'integrity'],
  ['CUNNING', 'cunning'],
  ['STRENGTH', 'strength'],
] as const;
const HIGHEST = 12;

/** A person's skills with their levels; the classification is one, too. */
function skillsOf({ facts }: Pick<Card, 'facts'>): Map<string, number> {
  const out = new Map<string, number>();
  const add = (name: string | undefined, level: number) => {
    if (name !== undefined) out.set(name, (out.get(name) ?? 0) + level);
  };
  add(facts.classification, 1);
  add(facts.classification2, 1);
  for (const s of facts.skills ?? []) add(s.name, s.level);
  return out;
}

const namesIn = (term: string): string[] =>
  term
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .map((name) => name.replace(/^\d+ | x\d+$/g, '').trim());

export function figuresOf(piles: Piles, byId: ReadonlyMap<string, Card>): Figures {
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const all = known(Object.values(piles).flat());
  const people = known([...piles.draw, ...piles.seeds]).filter((c) => c.facts.type === 'Personnel');
  const levels = people.map(skillsOf);
  const missions = known(piles.missions).filter((c) => c.facts.type === 'Mission');
  const wanted = new Set(missions.flatMap((m) => m.requirement?.flat().flatMap(namesIn) ?? []));

  const skills = new Map<string, Skill>();
  for (const person of levels) {
    for (const [name, level] of person) {
      const skill = skills.get(name) ?? { name, people: 0, levels: 0, needed: wanted.has(name) };
      skill.people++;
      skill.levels += level;
      skills.set(name, skill);
    }
  }
  const has = ({ facts }: Card, i: number, name: string): boolean =>
    levels[i].has(name) ||
    facts.title === name ||
    facts.species?.includes(name) === true ||
    facts.keywords.some((k) => k.toLowerCase() === name.toLowerCase());
  const need = (text: string): Need => {
    const names = namesIn(text);
    if (names.some((n) => /[<>]/.test(n))) return { text, people: null };
    return { text, people: people.filter((c, i) => names.some((n) => has(c, i, n))).length };
  };
  return {
    types: TYPE_ORDER.map((type) => ({ type, n: all.filter((c) => c.facts.type === type).length })).filter(
      (t) => t.n > 0,
    ),
    people: people.length,
    skills: [...skills.values()].sort(
      (a, b) => Number(b.needed) - Number(a.needed) || b.people - a.people || a.name.localeCompare(b.name),
    ),
    missions: missions.map((card) => ({ card, ways: (card.requirement ?? []).map((way) => way.map(need)) })),
    attributes: ATTRIBUTES.map(([name, key]) => {
      const values = people.flatMap((c) => (typeof c.facts[key] === 'number' ? [c.facts[key]] : []));
      const counts = Array.from(
        { length: HIGHEST + 1 },
        (_, n) => values.filter((v) => Math.min(v, HIGHEST) === n).length,
      );
      return { name, counts, mean: values.length === 0 ? 0 : values.reduce((a, b) => a + b, 0) / values.length };
    }),
    staffing: {
      command: people.filter((c) => c.facts.icons.includes('Cmd')).length,
      staff: people.filter((c) => c.facts.icons.includes('Stf')).length,
    },
  };
}
