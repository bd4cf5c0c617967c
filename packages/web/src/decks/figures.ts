/**
 * What a deck is made of, in numbers: its people's skills, and which of them its missions ask for; how strong everybody is. All of it is as printed:
 * nobody plays yet, so nothing is gained or lost. What is printed, the engine says.
 */

import { type CardType, printedSkills, skillsAsked } from '@spaceline/engine';
import { type Card, TYPE_ORDER } from '../cards/index.ts';
import { countOf, type Piles } from './piles.ts';

interface Skill {
  name: string;
  /** how many cards have it, and their levels added up */
  people: number;
  levels: number;
  /** a mission of the deck asks for it */
  needed: boolean;
}

export interface Figures {
  types: { type: CardType; n: number }[];
  people: number;
  /** people by classification, the most frequent first */
  classes: { name: string; n: number }[];
  skills: Skill[];
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

/** The skills that the missions of a deck ask for. */
export function skillsWanted(piles: Piles, byId: ReadonlyMap<string, Card>): ReadonlySet<string> {
  const missions = piles.missions.flatMap((id) => byId.get(id) ?? []);
  return new Set(missions.flatMap((m) => skillsAsked(m.facts.requirement)));
}

/** How many of them somebody has. */
export const skillsGiven = ({ facts }: Card, wanted: ReadonlySet<string>): number =>
  facts.type === 'Personnel' ? [...printedSkills(facts).keys()].filter((name) => wanted.has(name)).length : 0;

export function figuresOf(piles: Piles, byId: ReadonlyMap<string, Card>): Figures {
  const known = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
  const all = known(Object.values(piles).flat());
  const people = known([...piles.draw, ...piles.seeds]).filter((c) => c.facts.type === 'Personnel');
  const levels = people.map((c) => printedSkills(c.facts));
  const wanted = skillsWanted(piles, byId);

  const skills = new Map<string, Skill>();
  for (const person of levels) {
    for (const [name, level] of person) {
      const skill = skills.get(name) ?? { name, people: 0, levels: 0, needed: wanted.has(name) };
      skill.people++;
      skill.levels += level;
      skills.set(name, skill);
    }
  }
  return {
    types: TYPE_ORDER.map((type) => ({ type, n: all.filter((c) => c.facts.type === type).length })).filter(
      (t) => t.n > 0,
    ),
    people: people.length,
    classes: [...countOf(people.map((c) => c.facts.classification ?? ''))]
      .filter(([name]) => name !== '')
      .map(([name, n]) => ({ name, n }))
      .sort((a, b) => b.n - a.n),
    skills: [...skills.values()].sort(
      (a, b) => Number(b.needed) - Number(a.needed) || b.people - a.people || a.name.localeCompare(b.name),
    ),
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
