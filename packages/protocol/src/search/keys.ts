/** What can be asked of a card by a key: `t:personnel`, `skill:engineer>=2`, `str>7`. */
import { AFFILIATIONS, ATTRIBUTES, type CardFacts, QUADRANTS, SKILLS } from '@spaceline/engine';
import { type Entry, folded, type SearchedCard } from './entry.ts';

export type Comparison = ':' | '=' | '>' | '<' | '>=' | '<=' | '!=';

type Test = (e: Entry<SearchedCard>) => boolean;

/** What a term is found to mean; `value` is what is shown of it. */
type Meant = { test: Test; value: string } | { unknown: string; near: readonly string[] };

export interface Key {
  /** the name that is shown, and the words that mean it */
  readonly name: string;
  readonly words: readonly string[];
  /** how it is asked, for help */
  readonly example: string;
  means(value: string, how: Comparison, vocabulary: Vocabulary): Meant;
}

/** The words that the cards themselves bring. */
export interface Vocabulary {
  readonly types: readonly string[];
  readonly sets: readonly string[];
  readonly icons: readonly string[];
  readonly keywords: readonly string[];
  readonly regions: readonly string[];
  readonly classes: readonly string[];
}

const compare = (have: number, how: Comparison, want: number): boolean => {
  switch (how) {
    case '>':
      return have > want;
    case '<':
      return have < want;
    case '>=':
      return have >= want;
    case '<=':
      return have <= want;
    case '!=':
      return have !== want;
    default:
      return have === want;
  }
};

/** The words of a list that begin like this, or hold it; those that do not matter here are near. */
function among(value: string, all: readonly string[]): readonly string[] {
  const wanted = folded(value);
  const exact = all.filter((x) => folded(x) === wanted);
  if (exact.length > 0) return exact;
  const first = all.filter((x) => folded(x).startsWith(wanted));
  if (first.length > 0) return first;
  return all.filter((x) => folded(x).includes(wanted));
}

/** A few words that may have been meant: those that begin with the same letters. */
const near = (value: string, all: readonly string[]): readonly string[] => {
  const wanted = folded(value);
  for (let n = Math.min(3, wanted.length); n > 0; n--) {
    const found = all.filter((x) => folded(x).startsWith(wanted.slice(0, n)));
    if (found.length > 0) return found.slice(0, 4);
  }
  return all.slice(0, 4);
};

/** A key whose value is one word of a list; several that begin alike mean any of them. */
function listed(
  all: (v: Vocabulary) => readonly string[],
  has: (e: Entry<SearchedCard>, words: ReadonlySet<string>) => boolean,
): Key['means'] {
  return (value, how, v) => {
    const words = among(value, all(v));
    if (words.length === 0) return { unknown: value, near: near(value, all(v)) };
    const set = new Set(words);
    const not = how === '!=';
    return { value: words.slice(0, 3).join(', '), test: (e) => has(e, set) !== not };
  };
}

const NUMBERS = [...ATTRIBUTES, 'points', 'span'] as const;
type NumberName = (typeof NUMBERS)[number];
const NUMBER_WORDS: Readonly<Record<NumberName, readonly string[]>> = {
  integrity: ['int', 'integrity'],
  cunning: ['cun', 'cunning'],
  strength: ['str', 'strength'],
  range: ['range', 'ran'],
  weapons: ['weapons', 'wea'],
  shields: ['shields', 'shi'],
  points: ['points', 'pts'],
  span: ['span'],
};
const numberOf = (f: CardFacts, name: NumberName): number | null => {
  const n = f[name];
  return typeof n === 'number' ? n : null;
};

const numeric = (name: NumberName): Key => ({
  name,
  words: NUMBER_WORDS[name],
  example: `${NUMBER_WORDS[name][0]}>6`,
  means: (value, how) => {
    const other = NUMBERS.find((n) => NUMBER_WORDS[n].includes(value.toLowerCase()));
    const number = /^\d+$/.test(value) ? Number(value) : null;
    if (other === undefined && number === null) return { unknown: value, near: ['7'] };
    return {
      value: `${how === ':' ? '=' : how} ${other ?? number}`,
      test: ({ card: { facts } }) => {
        const have = numberOf(facts, name);
        const want = other === undefined ? number : numberOf(facts, other);
        return have !== null && want !== null && compare(have, how, want);
      },
    };
  },
});

/** "engineer>=2": a name, and perhaps how often. */
const LEVEL = /^(.+?)(>=|<=|!=|>|<|=)(\d+)$/;

const skill: Key = {
  name: 'skill',
  words: ['skill', 'sk'],
  example: 'skill:engineer>=2',
  means: (value, how) => {
    const [, name = value, compared, level] = LEVEL.exec(value) ?? [];
    const named = among(name, SKILLS);
    if (named.length === 0) return { unknown: name, near: near(name, SKILLS) };
    const keys = named.map(folded);
    const by = (compared ?? '>=') as Comparison;
    const least = Number(level ?? 1);
    const not = how === '!=';
    return {
      value: compared === undefined ? named.slice(0, 3).join(', ') : `${named[0]} ${by} ${least}`,
      test: ({ skills }) =>
        keys.some((k) => compare(skills.get(k) ?? 0, by, least) && (skills.has(k) || by !== '>=')) !== not,
    };
  },
};

/** What a card can be. */
const IS: Readonly<Record<string, Test>> = {
  playable: ({ card }) => card.status === 'complete',
  complete: ({ card }) => card.status === 'complete',
  partial: ({ card }) => card.status === 'partial',
  'facts-only': ({ card }) => card.status === 'facts-only',
  unfinished: ({ card }) => card.status !== 'complete',
  unique: ({ card }) => card.facts.unique === 'unique',
  universal: ({ card }) => card.facts.unique === 'universal',
  enigma: ({ card }) => card.facts.unique === 'enigma',
  q: ({ card }) => card.facts.q === true,
  command: ({ card }) => card.facts.icons.includes('Cmd'),
  staff: ({ card }) => card.facts.icons.includes('Stf'),
  hologram: ({ card }) => card.facts.icons.includes('Holo'),
  dual: ({ card }) => card.facts.classification2 !== undefined || card.facts.affiliations.length > 1,
  multi: ({ card }) => card.facts.affiliations.length > 1,
  planet: ({ card }) => card.facts.where === 'planet' || card.facts.where === 'both',
  space: ({ card }) => card.facts.where === 'space' || card.facts.where === 'both',
  blank: ({ card }) => !card.facts.text,
  '1e': ({ card }) => !card.facts.set.startsWith('2e-'),
  '2e': ({ card }) => card.facts.set.startsWith('2e-'),
};

const holds = (words: readonly string[], set: ReadonlySet<string>): boolean => words.some((w) => set.has(w));

/** Requirements as a list of the skills they name. */
const TEXT_KEYS: readonly Key[] = [
  {
    name: 'text',
    words: ['text', 'o', 'x'],
    example: 'text:"any order"',
    means: (value) => ({ value, test: (e) => e.text.includes(folded(value)) }),
  },
  {
    name: 'title',
    words: ['title', 'name', 'n'],
    example: 'name:voyager',
    means: (value) => ({
      value,
      test: (e) => e.title.includes(folded(value)) || e.run.includes(folded(value).replaceAll(' ', '')),
    }),
  },
  {
    name: 'persona',
    words: ['persona', 'p'],
    example: 'persona:"Seven of Nine"',
    means: (value) => ({ value, test: ({ card }) => folded(card.facts.persona ?? '').includes(folded(value)) }),
  },
  {
    name: 'requirement',
    words: ['req', 'requirement', 'needs'],
    example: 'needs:leadership',
    means: (value) => {
      const wanted = `"${value.toLowerCase()}`;
      return {
        value,
        test: ({ card: { facts } }) =>
          facts.requirement !== undefined && JSON.stringify(facts.requirement).toLowerCase().includes(wanted),
      };
    },
  },
];

export const KEYS: readonly Key[] = [
  {
    name: 'type',
    words: ['t', 'type'],
    example: 't:personnel',
    means: listed(
      (v) => v.types,
      ({ card }, set) => set.has(card.facts.type),
    ),
  },
  {
    name: 'affiliation',
    words: ['a', 'aff', 'affiliation'],
    example: 'a:kazon',
    means: listed(
      () => AFFILIATIONS,
      ({ card: { facts } }, set) => holds([...facts.affiliations, ...(facts.missionAffiliations ?? [])], set),
    ),
  },
  skill,
  ...NUMBERS.map(numeric),
  {
    name: 'set',
    words: ['set', 's', 'e'],
    example: 'set:voy',
    means: listed(
      (v) => v.sets,
      ({ card }, set) => set.has(card.facts.set),
    ),
  },
  {
    name: 'is',
    words: ['is'],
    example: 'is:playable',
    means: (value) => {
      const test = Object.hasOwn(IS, value.toLowerCase()) ? IS[value.toLowerCase()] : undefined;
      return test === undefined
        ? { unknown: value, near: near(value, Object.keys(IS)) }
        : { value: value.toLowerCase(), test };
    },
  },
  {
    name: 'icon',
    words: ['icon', 'i'],
    example: 'icon:cmd',
    means: listed(
      (v) => v.icons,
      ({ card }, set) => holds([...card.facts.icons, ...(card.facts.staffing ?? [])], set),
    ),
  },
  {
    name: 'class',
    words: ['class', 'c', 'cl'],
    example: 'class:officer',
    means: listed(
      (v) => v.classes,
      ({ card: { facts: f } }, set) =>
        holds(
          [f.classification, f.classification2, f.class].filter((x) => x !== undefined),
          set,
        ),
    ),
  },
  {
    name: 'keyword',
    words: ['kw', 'keyword', 'k', 'species'],
    example: 'kw:hologram',
    means: listed(
      (v) => v.keywords,
      ({ keywords }, set) => [...set].some((w) => keywords.includes(folded(w))),
    ),
  },
  {
    name: 'quadrant',
    words: ['q', 'quadrant'],
    example: 'q:delta',
    means: listed(
      () => QUADRANTS,
      ({ card }, set) => set.has(card.facts.quadrant ?? ''),
    ),
  },
  {
    name: 'region',
    words: ['region'],
    example: 'region:"bajor region"',
    means: listed(
      (v) => v.regions,
      ({ card }, set) => set.has(card.facts.region ?? ''),
    ),
  },
  {
    name: 'rarity',
    words: ['r', 'rarity'],
    example: 'r:u',
    means: (value) => ({
      value: value.toUpperCase(),
      test: ({ card }) => (card.facts.rarity ?? '').toLowerCase() === value.toLowerCase(),
    }),
  },
  ...TEXT_KEYS,
];

export const keyOf = (word: string): Key | undefined => KEYS.find((k) => k.words.includes(word.toLowerCase()));
