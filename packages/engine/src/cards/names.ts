/** Fixed vocabularies, numbered so that the engine can compare small integers. */
import { AFFILIATIONS, type Affiliation, type Quadrant } from './facts.ts';

export const QUADRANTS: readonly Quadrant[] = ['Alpha', 'Gamma', 'Delta', 'Mirror'];

/** Classifications first: a classification also counts as one level of the skill of its name. */
export const SKILLS = [
  'OFFICER',
  'ENGINEER',
  'MEDICAL',
  'SCIENCE',
  'SECURITY',
  'V.I.P.',
  'CIVILIAN',
  'ANIMAL',
  'Acquisition',
  'Anthropology',
  'Archaeology',
  'Astrophysics',
  'Barbering',
  'Biology',
  'Cantankerousness',
  'Computer Skill',
  'Cybernetics',
  'Diplomacy',
  'Empathy',
  'Exobiology',
  'FCA',
  'Geology',
  'Greed',
  'Guramba',
  'Honor',
  'Intelligence',
  'Klingon Intelligence',
  'Law',
  'Leadership',
  'Memory Omega',
  'Mindmeld',
  'Miracle Worker',
  'Music',
  'Navigation',
  'Obsidian Order',
  'Orion Syndicate',
  'Physics',
  'Resistance',
  'Section 31',
  'Smuggling',
  'Stellar Cartography',
  'Tal Shiar',
  'Transporter Skill',
  'Treachery',
  'Youth',
] as const;
export type Skill = (typeof SKILLS)[number];

const skillNumbers = new Map<string, number>(SKILLS.map((s, i) => [s, i]));
export const skillNumber = (name: string): number => {
  const n = skillNumbers.get(name);
  if (n === undefined) throw new Error(`no skill is called "${name}"`);
  return n;
};

const affiliationNumbers = new Map<string, number>(AFFILIATIONS.map((a, i) => [a, i]));
export const affiliationNumber = (name: Affiliation): number => affiliationNumbers.get(name)!;
export const affiliationBit = (name: Affiliation): number => 1 << affiliationNumber(name);

export const BORG = affiliationBit('Borg');
export const NON_ALIGNED = affiliationBit('Non-Aligned');
export const NEUTRAL = affiliationBit('Neutral');

export const ATTRIBUTES = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

/** The parts of a Nor, from the inside. */
export const MODULES = ['Ops Module', 'Promenade', 'Habitat Ring', 'Docking Ring'] as const;
export type Module = (typeof MODULES)[number];
