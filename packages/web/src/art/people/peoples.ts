// biome-ignore-all format: tables of points
/** What each people looks like, and whose hair is how. */
import type { CardFacts } from '@spaceline/engine';
import { type Dice, hash } from '../random.ts';

export type Hair =
  | 'bald'
  | 'bob'
  | 'bowl'
  | 'braid'
  | 'bun'
  | 'cap'
  | 'crop'
  | 'curls'
  | 'flat'
  | 'hood'
  | 'long'
  | 'mane'
  | 'pony'
  | 'short'
  | 'slick'
  | 'spikes'
  | 'swept'
  | 'topknot'
  | 'wild';

export type Ear = 'none' | 'round' | 'pointed' | 'lobe' | 'fin';
/** What a kind of people has that others have not; all of it drawn by us, none of it from a picture. */
export type Feature =
  | 'ridged-brow'
  | 'ridged-nose'
  | 'crest'
  | 'scaled-neck'
  | 'dome'
  | 'helmet'
  | 'visor'
  | 'machine'
  | 'patches'
  | 'spots'
  | 'facets'
  | 'smooth'
  | 'frill'
  | 'horn'
  | 'gills';

export interface Build {
  hair: Hair;
  ear: Ear;
  beard: 'none' | 'short' | 'full' | 'goatee';
  features: readonly Feature[];
}

interface People {
  hair?: readonly Hair[];
  ear?: Ear;
  features: readonly Feature[];
  beards?: number;
}

const PEOPLES: Readonly<Record<string, People>> = {
  Android: { hair: ['short', 'swept', 'bowl', 'bob'], features: ['facets'] },
  Bajoran: { features: ['ridged-nose'] },
  Bolian: { hair: ['bald'], features: ['dome'] },
  Borg: { hair: ['bald'], features: ['machine'], ear: 'none' },
  Breen: { hair: ['bald'], features: ['helmet', 'visor'], ear: 'none' },
  Cardassian: { hair: ['slick', 'slick', 'swept', 'flat', 'pony'], features: ['scaled-neck'] },
  Changeling: { hair: ['slick', 'swept', 'short'], features: ['smooth'], ear: 'none' },
  Ferengi: { hair: ['bald'], features: ['dome'], ear: 'lobe', beards: 0 },
  Hirogen: { hair: ['bald'], features: ['helmet', 'crest'], ear: 'none', beards: 0 },
  "Jem'Hadar": { hair: ['mane', 'spikes', 'braid'], features: ['crest', 'scaled-neck'], ear: 'none', beards: 0 },
  Kazon: { hair: ['wild'], features: ['ridged-brow'] },
  Klingon: { hair: ['mane', 'long', 'wild', 'pony', 'braid'], features: ['ridged-brow'], beards: 0.7 },
  Romulan: { hair: ['bowl', 'flat', 'bowl', 'slick', 'hood'], features: [], ear: 'pointed', beards: 0.02 },
  "Son'a": { hair: ['bald'], features: ['patches'] },
  Talaxian: { hair: ['mane', 'topknot'], features: ['spots', 'dome'], beards: 0.6 },
  Trill: { features: ['spots'] },
  Vidiian: { hair: ['bald', 'crop', 'long'], features: ['patches'] },
  Vorta: { hair: ['swept', 'spikes'], features: [], ear: 'fin', beards: 0 },
  Vulcan: { hair: ['bowl', 'bob', 'bun'], features: [], ear: 'pointed', beards: 0.05 },
};

/** Peoples with few members: the name of the people decides, so that they look alike among themselves. */
const RARE: readonly People[] = [
  { features: ['dome'], ear: 'none', hair: ['bald'] },
  { features: ['crest'], hair: ['bald', 'crop'] },
  { features: ['frill'], hair: ['bald', 'topknot'], ear: 'none' },
  { features: ['horn'], hair: ['short', 'long', 'mane'] },
  { features: ['gills'], hair: ['bald', 'crop', 'bun'], ear: 'fin' },
  { features: ['ridged-brow'], hair: ['short', 'swept', 'bob'] },
  { features: ['spots'], hair: ['short', 'curls', 'bob'] },
  { features: ['ridged-nose'], ear: 'fin' },
  { features: ['patches'], hair: ['bald', 'short', 'braid'] },
  { features: ['scaled-neck'], hair: ['swept', 'pony', 'spikes'] },
];

const PLAIN: People = { features: [] };

/** Where the facts name no people, the affiliation mostly does. */
const OF_AFFILIATION: Readonly<Record<string, string>> = {
  Bajoran: 'Bajoran',
  Borg: 'Borg',
  Cardassian: 'Cardassian',
  Ferengi: 'Ferengi',
  Hirogen: 'Hirogen',
  Kazon: 'Kazon',
  Klingon: 'Klingon',
  Romulan: 'Romulan',
  Vidiian: 'Vidiian',
  Vulcan: 'Vulcan',
};

const MEN: readonly Hair[] = ['short', 'swept', 'swept', 'crop', 'bald', 'curls', 'bowl', 'flat', 'flat', 'slick', 'slick', 'short', 'crop', 'curls', 'cap', 'hood'];
const WOMEN: readonly Hair[] = ['bun', 'bun', 'long', 'long', 'bob', 'bob', 'crop', 'curls', 'pony', 'braid', 'swept', 'slick', 'hood'];

function peopleOf(card: CardFacts): People {
  const name = card.species?.[0] ?? OF_AFFILIATION[card.affiliations[0] ?? ''];
  if (name === undefined || name === 'Human' || name === 'Humanoid' || name === 'Betazoid' || name === 'El-Aurian')
    return PLAIN;
  return PEOPLES[name] ?? RARE[hash(name) % RARE.length];
}

/** People of the pictures that set the look. */
const CHOSEN: Readonly<Record<string, Hair>> = {
  "B'Elanna Torres": 'bob',
  Chakotay: 'short',
  Culluh: 'wild',
  'Harry Kim': 'swept',
  'Joseph Carey': 'swept',
  'Kathryn Janeway': 'bun',
  Kes: 'crop',
  'Mariah Henley': 'long',
  'Samantha Wildman': 'long',
  'Seven of Nine': 'bun',
  'The Doctor': 'bald',
  'Tom Paris': 'short',
  Tuvok: 'bowl',
  Vorik: 'bowl',
};

export function buildOf(card: CardFacts, d: Dice): Build {
  const people = peopleOf(card);
  const female = card.gender === 'female';
  const drawn = d.pick(people.hair ?? (female ? WOMEN : MEN));
  const hair = CHOSEN[card.title] ?? drawn;
  const bearded = !female && d.chance(people.beards ?? 0.16);
  const beard = bearded ? d.pick(['short', 'full', 'goatee'] as const) : 'none';
  const longAnyway: readonly Hair[] = ['bald', 'crop', 'short'];
  const fem = female && !CHOSEN[card.title] && people.hair !== undefined && longAnyway.includes(hair) && hair !== 'bald';
  return { hair: fem ? d.pick(['bob', 'long', 'bun'] as const) : hair, ear: people.ear ?? 'round', beard, features: people.features };
}
