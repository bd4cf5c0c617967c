/**
 * what is asked of one personnel is asked of each of the two on a card. So a word says of a pair what it says of its halves, had
 * each of them a card of its own: the test deals them out like that, and asks the words, and what is made of them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFINITIONS, FACTS } from '@spaceline/cards';
import { type CardFacts, type Game, makeCatalogue } from '@spaceline/engine';
import * as language from '@spaceline/engine/language';
import { parseScenario, Runner, rulesFor } from '@spaceline/rulebook';
import { describe, expect, it } from 'vitest';

const {
  both,
  classification,
  either,
  keyword,
  kin,
  lowest,
  highest,
  not,
  over,
  people,
  printedUnder,
  readingOf,
  skill,
  under,
  which,
  whoPass,
} = language;
type Filter = language.Filter;

const pairs = FACTS.filter((f) => f.keywords.includes('Dual-personnel') && !f.id.endsWith('-b') && f.set !== 'ref');

/** The same person without the other. */
function half(f: CardFacts, n: 0 | 1): CardFacts {
  const other = f.halves?.[1 - n] ?? [];
  const who = [...new Set((f.skills ?? []).map((s) => s.who))][n];
  const kept = (words: readonly string[] = []) => words.filter((w) => !other.includes(w) && w !== 'Dual-personnel');
  const { classification2, halves, persona, ...rest } = f;
  const number = (text: unknown) => Number(String(text).split('+')[n]);
  return {
    ...rest,
    id: `${f.id}-${n}`,
    title: `${f.title} ${n}`,
    keywords: kept(f.keywords),
    species: kept(f.species),
    ...((n === 0 ? f.classification : classification2) !== undefined && {
      classification: n === 0 ? f.classification : classification2,
    }),
    integrity: number(f.integrity),
    cunning: number(f.cunning),
    strength: number(f.strength),
    skills: (f.skills ?? []).filter((s) => s.who !== undefined && s.who === who).map(({ who: _, ...s }) => s),
    text: false,
  };
}

const apart = makeCatalogue([...FACTS, ...pairs.flatMap((f) => [half(f, 0), half(f, 1)])], DEFINITIONS);

/** The pair, and its two halves, down on one planet. */
function down(f: CardFacts): { game: Game; pair: number; halves: [number, number] } {
  const titles = [`${f.title} [${f.set}]`, `${f.title} 0`, `${f.title} 1`];
  const scenario = parseScenario(`
title: A pair and its halves
rules: []
players: { A: { deck: [Narret] }, B: { deck: [Narret] } }
spaceline: [{ mission: Liberation, owner: A, A: { planet: ${JSON.stringify(titles)} } }]
steps: []
`);
  const { game } = new Runner(scenario, { ...rulesFor(scenario), catalogue: apart });
  const [pair, a, b] = [f.title, `${f.title} 0`, `${f.title} 1`].map(
    (t) => game.state.cards.find((c) => game.defs[c.def].title === t)!.id,
  );
  return { game, pair, halves: [a, b] };
}

const isFilter = (x: unknown): x is Filter =>
  typeof x === 'object' && x !== null && 'test' in x && 'pre' in x && 'post' in x;

const SKILLS = [
  'SCIENCE',
  'ENGINEER',
  'MEDICAL',
  'OFFICER',
  'SECURITY',
  'Diplomacy',
  'Greed',
  'Treachery',
  'Youth',
  'Honor',
  'Empathy',
] as const;
const CLASSES = ['OFFICER', 'ENGINEER', 'CIVILIAN', 'MEDICAL', 'SECURITY', 'V.I.P.'] as const;
const NUMBERS = ['integrity', 'cunning', 'strength'] as const;
const WORDS = ['Human', 'Android', 'Betazoid', 'Soong-type android', 'Captain'];

/** What can be asked of one personnel, made by words. */
const made: Filter[] = [
  ...SKILLS.flatMap((s) => [skill(s), skill(s, 2)]),
  ...CLASSES.map((c) => classification(c)),
  ...WORDS.map((w) => keyword(w)),
  ...(['Ferengi', 'Klingon', 'Federation'] as const).map((a) => kin(a)),
  ...NUMBERS.flatMap((a) => [4, 6, 8, 10].flatMap((n) => [over(a, n), under(a, n), printedUnder(a, n)])),
];

/** Words of the language and of cards that are filters by themselves. */
const wordsOfCards = await Promise.all(
  readdirSync('packages/cards/src/words')
    .filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'))
    .map((f) => f.slice(0, -3))
    .map((name) => import(`../packages/cards/src/words/${name}.ts`) as Promise<Record<string, unknown>>),
);
/** What is about the card: who else is there, what was done with it; alone is neither of two. */
const OF_THE_CARD = ['only one of its species', 'alone', 'who'];
const filters = [language, ...wordsOfCards].flatMap((m) => Object.values(m).filter(isFilter));

describe('what is asked of one personnel', () => {
  it.each(pairs.map((f) => [f.title, f] as const))('is asked of each half of %s', (_, f) => {
    const { game, pair, halves } = down(f);
    const r = readingOf(game, pair);
    const tells = (q: Filter, id: number): boolean => q.test(r, id);
    const wrong = (q: Filter): boolean =>
      tells(q, pair) !== halves.some((h) => tells(q, h)) ||
      halves.some((h, i) => whoPass(q, r, pair)[i] !== tells(q, h));
    const said = (q: Filter) => `${q.pre} … ${q.post}`;
    const ofPeople = (q: Filter): boolean => {
      try {
        tells(q, pair);
        return !OF_THE_CARD.some((w) => q.post.includes(w));
      } catch {
        return false; // of missions and places
      }
    };
    const questions = [...made, ...filters.filter(ofPeople)];
    expect(questions.filter(wrong).map(said)).toEqual([]);
    expect(questions.map(not).filter(wrong).map(said)).toEqual([]);
    // what both or neither are, together with something, is no other question
    const telling = questions.filter((q) => tells(q, halves[0]) !== tells(q, halves[1]));
    const two = telling.flatMap((a) => questions.map((b) => [a, b] as const));
    expect(
      two
        .map(([a, b]) => both(a, not(b)))
        .filter(wrong)
        .map(said),
    ).toEqual([]);
    expect(
      two
        .map(([a, b]) => either(a, b))
        .filter(wrong)
        .map(said),
    ).toEqual([]);
    expect(
      two
        .map(([a, b]) => not(both(a, b)))
        .filter(wrong)
        .map(said),
    ).toEqual([]);
    // one after the other, in a noun and in a selector
    const inTurn = two.filter(([a, b]) =>
      [people.which(a).which(b), which(which(people, a), b)].some(
        (s) => s.has(r, pair) !== halves.some((h) => s.has(r, h)),
      ),
    );
    expect(inTurn.map(([a, b]) => `${said(a)}, ${said(b)}`)).toEqual([]);
  });

  it('is asked of somebody: the halves differ', () => {
    const differ = pairs
      .filter((f) => f.halves !== undefined || f.classification !== f.classification2)
      .map((f) => f.title);
    expect(differ).toEqual(
      expect.arrayContaining(['Jake and Nog', 'Data and Picard', 'Sons of Mogh', 'The Trois', 'Beverly and Will']),
    );
    expect(filters.length).toBeGreaterThan(20);
  });

  it('is asked of the one who is meant, when the most or the least is looked for', () => {
    const f = FACTS.find((x) => x.title === 'Data and Geordi')!;
    const { game, pair, halves } = down(f);
    const r = readingOf(game, pair);
    const geordi = which(people, both(classification('ENGINEER'), not(keyword('Android'))));
    for (const p of [highest('cunning', geordi), lowest('strength', geordi)]) {
      const asked = p.pick(r).next();
      // equals: the pair as Geordi, and Geordi by himself; Data, who has more of both, is not asked
      expect(asked.done).toBe(false);
      expect(JSON.stringify(asked.value)).toContain(String(halves[1]));
      expect(JSON.stringify(asked.value)).toContain(String(pair));
    }
  });
});

/** Where a whole card is meant, with what it is about. */
const WHOLE: Readonly<Record<string, string>> = {
  'attributes.ts': 'what a sum consists of, and whether something lowered it',
  'words/counterparts.ts': 'a counterpart is one card of one affiliation',
  'words/dilemma-people.ts': 'how many dots are on a card, and the species of each of two',
};

/** Ways past the words: a number of a whole card that is no ship, and facts of people. */
const asksWholeCards = (source: string): string[] =>
  [
    ...source.matchAll(/\battribute\((?!\w+(?:\.\w+)?, \w+, '(?:range|weapons|shields)'\))[^\n]*/g),
    ...source.matchAll(/\b(?:classificationOf|secondClassificationOf|genderOf|isA)\([^\n]*/g),
    ...source.matchAll(/\bfacts\.(?:gender|species|classification2?)\b[^\n]*/g),
    ...source.matchAll(/\bskillLevel\([^\n]*&&[^\n]*skillLevel\([^\n]*/g),
  ].map(([line]) => line);

describe('a card', () => {
  const CARDS = 'packages/cards/src';
  it('does not ask a pair as one', () => {
    const files = readdirSync(CARDS, { recursive: true, encoding: 'utf8' }).filter(
      (f) => f.endsWith('.ts') && !f.endsWith('.test.ts'),
    );
    expect(files.length).toBeGreaterThan(500);
    const found = files.filter((f) => asksWholeCards(readFileSync(join(CARDS, f), 'utf8')).length > 0);
    expect(found.sort()).toEqual(Object.keys(WHOLE).sort());
  });

  it('is known to do so', () => {
    expect(asksWholeCards("attribute(g, ship, 'weapons') > 0")).toEqual([]);
    expect(asksWholeCards("attribute(r.g, id, 'strength') < 4")).toHaveLength(1);
    expect(asksWholeCards('attribute(g, id, name) < 4')).toHaveLength(1);
    expect(asksWholeCards("attributesOf(g, id, 'strength')")).toEqual([]);
    expect(asksWholeCards("isA(g, id, 'Android')")).toHaveLength(1);
    expect(asksWholeCards('g.def(id).facts.species ?? []')).toHaveLength(1);
    expect(asksWholeCards('skillLevel(g, id, A) > 0 && skillLevel(g, id, B) > 0')).toHaveLength(1);
  });
});
