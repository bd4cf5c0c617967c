/** Filters: words that say which cards are meant. */
import type { Affiliation, CardType, Classification } from '../cards/facts.ts';
import { type Attribute, affiliationBit, type Skill, skillNumber } from '../cards/names.ts';
import { isCalled } from '../cards/titles.ts';
import type { Game } from '../core/game.ts';
import { hasSpecialEquipment } from '../core/permissions.ts';
import {
  affiliations as affiliationsOf,
  attributesOf,
  classificationsOf,
  disabled,
  hasIcon,
  inStasis as isInStasis,
  isOffline,
  printedAttributesOf,
  skillLevelsOf,
} from '../core/values.ts';
import { areEach, isA } from '../missions/requirements.ts';
import { type Amount, amountOf, inFigures } from './amounts.ts';
import type { Condition, Effect, Filter, Selector } from './definition.ts';
import { list, squeeze, withArticle } from './english.ts';
import { spoke } from './names.ts';
import { type Reading, readingOf } from './reading.ts';

const before = (pre: string, test: Filter['test']): Filter => ({ test, pre, post: '' });
const after = (post: string, test: Filter['test']): Filter => ({ test, pre: '', post });

/** Places are read like cards: they are numbers below zero. */
const isPair = ({ g }: Reading, id: number): boolean => id >= 0 && g.def(id).people > 1;

/** R-1.20: of the people on a card, which pass. */
export const whoPass = (f: Filter, r: Reading, id: number): readonly boolean[] =>
  f.each?.(r, id) ?? Array.from({ length: r.g.def(id).people }, () => f.test(r, id));

/** R-1.20: how many of the people on a card pass. */
export const peopleWho = (f: Filter, r: Reading, id: number): number => {
  if (!f.test(r, id)) return 0;
  return isPair(r, id) ? whoPass(f, r, id).filter(Boolean).length : 1;
};

type Asked = Pick<Filter, 'test' | 'each'>;

/** A question that is put to each person on the card (R-1.20): one who passes is enough. */
const toEach = (each: NonNullable<Filter['each']>): Asked => ({ each, test: (r, id) => each(r, id).includes(true) });

/** @internal R-1.20: of two people on a card one must pass all of them. */
export const together = (fs: readonly Filter[]): Asked => {
  const each = (r: Reading, id: number): boolean[] => {
    const passing = fs.map((f) => whoPass(f, r, id));
    return Array.from({ length: r.g.def(id).people }, (_, i) => passing.every((p) => p[i]));
  };
  return { test: (r, id) => fs.every((f) => f.test(r, id)) && (!isPair(r, id) || each(r, id).includes(true)), each };
};

/** R-1.20: whoever passes one of them. */
const anyOfThem = (fs: readonly Filter[]): Asked => ({
  test: (r, id) => fs.some((f) => f.test(r, id)),
  each: (r, id) => {
    const passing = fs.map((f) => whoPass(f, r, id));
    return Array.from({ length: r.g.def(id).people }, (_, i) => passing.some((p) => p[i]));
  },
});

/** A question of numbers. */
const ofEach = (
  numbers: (g: Game, id: number) => readonly number[],
  n: Amount,
  fits: (has: number, bound: number) => boolean,
): Asked =>
  toEach((r, id) => {
    const bound = amountOf(n, r);
    return numbers(r.g, id).map((has) => fits(has, bound));
  });

/** A word that is said of people, and of two on a card perhaps of one alone. */
const saidOf = (word: string): Asked => ({
  test: ({ g }, id) => isA(g, id, word),
  each: ({ g }, id) => areEach(g, id, word),
});

/** Levels of the skill, the classification included (R-1.7). */
export const skill = (name: Skill, n: Amount = 1): Filter => {
  spoke('skill', name);
  const number = skillNumber(name);
  const said = n === 1 ? name : inFigures(n, (k) => `${name} x${k}`);
  return {
    pre: said,
    post: '',
    behind: said,
    asksFor: [name],
    // R-12.8: a disabled card has none
    ...toEach((r, id) => {
      const least = disabled(r.g, id) ? Number.POSITIVE_INFINITY : amountOf(n, r);
      return skillLevelsOf(r.g, id, number).map((level) => level >= least);
    }),
  };
};

/** Only the printed classification counts. */
export const classification = (c: Classification): Filter => {
  spoke('classification', c);
  return {
    pre: `${c}-classification`,
    post: '',
    // R-12.8: like a skill, it serves nobody while its bearer is disabled
    ...toEach(({ g }, id) => classificationsOf(g, id).map((is) => is === c && !disabled(g, id))),
  };
};

/** A species, rank, or other word that the card is known by (CR-46). */
export const keyword = (word: string): Filter => {
  spoke('keyword', word);
  return { pre: word, post: '', ...saidOf(word) };
};
export const icon = (name: string): Filter => {
  spoke('icon', name);
  const [pre, post] = iconText(name);
  return { test: ({ g }, id) => hasIcon(g, id, name), pre, post };
};
/** A nemesis icon is noted as it is drawn: `(R>` is the red one that points to the right. */
const COLOURS: Readonly<Record<string, string>> = {
  R: 'red',
  Y: 'yellow',
  S: 'silver',
  K: 'black',
  P: 'purple',
  L: 'blue',
};
/** @internal "[DQ]" before the noun; the others after it, in words. */
export const iconText = (name: string): [pre: string, post: string] => {
  if (name.startsWith('inf:')) return ['', `with ${withArticle(`[${name.slice(4)}]`)} infiltration icon`];
  if (!name.startsWith('nemesis:')) return [`[${name}]`, ''];
  const colour = COLOURS[/[A-Z]/.exec(name)?.[0] ?? ''] ?? '';
  return ['', squeeze(`with a ${colour} nemesis icon pointing ${name.endsWith('>') ? 'right' : 'left'}`)];
};
export const female: Filter = { pre: 'female', post: '', ...saidOf('female') };
export const male: Filter = { pre: 'male', post: '', ...saidOf('male') };
export const universal: Filter = before('universal', ({ g }, id) => g.def(id).facts.unique === 'universal');
export const unique: Filter = before('unique', ({ g }, id) => g.def(id).unique);
export const affiliation = (name: Affiliation): Filter => {
  spoke('affiliation', name);
  const bit = affiliationBit(name);
  return before(name, ({ g }, id) => (affiliationsOf(g, id) & bit) !== 0);
};
/** "A Borg", "a Klingon ENGINEER": by affiliation or by species (CR-47, CR-149, CR-200). */
export const kin = (name: Affiliation): Filter => {
  // of some affiliations there is no species
  const species: Filter = { pre: name, post: '', ...saidOf(name) };
  return { ...species, ...anyOfThem([affiliation(name), species]) };
};
/** CR-34: of these titles, or of their groups. */
export const titled = (...titles: readonly string[]): Filter => ({
  ...before(list(spoke('title', ...titles), 'or'), ({ g }, id) => titles.some((t) => isCalled(g.def(id), t))),
  named: true,
  kinds: titles,
});
/** A modified ship counts as one of its class; its keywords say so. */
export const shipClass = (name: string): Filter => {
  const [printed] = spoke('ship class', `${name} Class`);
  return before(`${name}-class`, ({ g }, id) => {
    const { facts, keywords } = g.def(id);
    return facts.class === printed || keywords.has(printed);
  });
};
/** A ship's special equipment, "with Tractor Beam", that is not off line (BOG-42). */
export const hasEquipment = (name: string): Filter => {
  spoke('special equipment', name);
  return after(`with ${name}`, ({ g }, id) => hasSpecialEquipment(g, id, name) && !isOffline(g, id, name));
};
export const ofType = (type: CardType): Filter => before(type, ({ g }, id) => g.def(id).facts.type === type);

/** One attribute, or the sum of several: "CUNNING", "CUNNING+STRENGTH". */
export type Summed = Attribute | readonly Attribute[];
/** @internal */
export const summed = (names: Summed): readonly Attribute[] => (typeof names === 'string' ? [names] : names);
/** @internal */
export const summedText = (names: Summed): string =>
  summed(names)
    .map((a) => a.toUpperCase())
    .join('+');
/** Of each person on the card (R-1.20). */
const sumsOf = (g: Game, id: number, names: Summed): readonly number[] => {
  const [first, ...more] = summed(names).map((a) => attributesOf(g, id, a));
  return more.length === 0 ? first : first.map((n, person) => more.reduce((sum, values) => sum + values[person], n));
};

export const over = (names: Summed, n: Amount): Filter => ({
  pre: '',
  post: inFigures(n, (k) => `with ${summedText(names)}>${k}`),
  ...ofEach(
    (g, id) => sumsOf(g, id, names),
    n,
    (v, least) => v > least,
  ),
  measure: (r, id) => ({ have: Math.max(...sumsOf(r.g, id, names)), need: amountOf(n, r) + 1 }),
});
export const under = (names: Summed, n: Amount): Filter => ({
  pre: '',
  post: inFigures(n, (k) => `with ${summedText(names)}<${k}`),
  ...ofEach(
    (g, id) => sumsOf(g, id, names),
    n,
    (v, most) => v < most,
  ),
  measure: (r, id) => ({ have: Math.min(...sumsOf(r.g, id, names)), need: amountOf(n, r), atMost: true }),
});
export const printedUnder = (name: Attribute, n: Amount): Filter => ({
  pre: '',
  post: inFigures(n, (k) => `with printed ${name.toUpperCase()}<${k}`),
  ...ofEach(
    (g, id) => printedAttributesOf(g, id, name),
    n,
    (v, most) => v < most,
  ),
});

const isSkills = (f: Filter): boolean => f.behind !== undefined && f.behind === f.pre && (f.asksFor ?? []).length > 0;

export const not = (f: Filter): Filter => ({
  // R-1.20: one of two on a card is enough
  test: (r, id) => (isPair(r, id) ? whoPass(f, r, id).includes(false) : !f.test(r, id)),
  each: (r, id) => whoPass(f, r, id).map((passes) => !passes),
  // "without Greed or Treachery", but "non-Borg"
  pre: f.pre === '' || f.named || isSkills(f) ? '' : `non-${f.pre.replaceAll(' ', '-')}`,
  post: f.named
    ? `other than ${f.pre}`
    : isSkills(f)
      ? `without ${f.pre}`
      : f.post === ''
        ? ''
        : f.post.startsWith('with ')
          ? `without${f.post.slice(4)}`
          : `not ${f.post}`,
});

/** What comes after the noun; in brackets, as "(if it is docked)", or not. */
const posts = (fs: readonly Filter[], inBrackets: boolean): string[] =>
  fs.map((f) => f.post).filter((x) => x !== '' && x.startsWith('(') === inBrackets);

/** @internal What one of them names, and so reaches into. */
export const intoOf = (...fs: readonly Pick<Filter, 'into'>[]): Pick<Filter, 'into'> => {
  const into = fs.find((f) => f.into !== undefined)?.into;
  return into === undefined ? {} : { into };
};

export const both = (...fs: readonly Filter[]): Filter => ({
  ...together(fs),
  pre: squeeze(fs.map((f) => f.pre).join(' ')),
  post: squeeze(`${list(posts(fs, false), 'and')} ${posts(fs, true).join(' ')}`),
  ...(fs.some((f) => f.named) && { named: true }),
  ...intoOf(...fs),
  asksFor: fs.flatMap((f) => f.asksFor ?? []),
});

export const either = (...fs: readonly Filter[]): Filter => {
  const who = anyOfThem(fs);
  const kinds = fs.flatMap(kindsOf);
  const asksFor = fs.flatMap((f) => f.asksFor ?? []);
  if (fs.every((f) => f.post === '')) {
    const behind = fs.map((f) => f.behind).filter((x) => x !== undefined);
    return {
      ...who,
      pre: list(
        fs.map((f) => f.pre),
        'or',
      ),
      post: '',
      kinds,
      asksFor,
      ...(fs.every((f) => f.named) && { named: true }),
      ...(behind.length === fs.length && { behind: list(behind, 'or') }),
    };
  }
  // what stands before the noun for one of them must not be read as said of the other
  const each = fs.map((f) => squeeze(`${f.pre} ${f.post}`));
  return {
    ...who,
    pre: '',
    post: fs.every((f) => f.pre === '') ? list(each, 'or') : `(${list(each, 'or')})`,
    kinds,
    asksFor,
  };
};

const kindsOf = (f: Filter): readonly string[] =>
  f.kinds ?? [f.named ? squeeze(`${f.pre} ${f.post}`) : withArticle(squeeze(`${f.pre} card ${f.post}`))];

/** Cards that pass, by themselves: "a card by its title", "a Vidiian Personnel card", "a hand weapon or a Klingon card". */
export const cardsThatPass = (f: Filter, word: 'and' | 'or' = 'or'): string => list(kindsOf(f), word);

const skillsIn = (c: Condition | undefined): readonly Skill[] =>
  c?.parts === undefined ? (c?.asksFor ?? []) : c.parts.of.flatMap(skillsIn);
const skillsOf = (e: Effect | undefined): readonly Skill[] =>
  e === undefined ? [] : [...skillsIn(e.condition), ...(e.parts ?? []).flatMap(skillsOf)];

/** A card whose text asks for the skill, to be got past or to be cured: "a dilemma requiring MEDICAL". */
export const requiring = (name: Skill): Filter => {
  spoke('skill', name);
  return after(`requiring ${name}`, ({ g }, id) => {
    const rules = g.def(id).rules;
    return skillsOf(rules?.encounter).includes(name) || skillsIn(rules?.cure?.when).includes(name);
  });
};

/** R-12.8: as if it were not there, until something wakes it. */
export const inStasis: Filter = { ...after('in stasis', ({ g }, id) => isInStasis(g, id)), into: 'stasis' };

/** A question of one's own that is put to each person on a card (R-1.20), with the words for it. */
export const personWho = (post: string, each: NonNullable<Filter['each']>): Filter => ({
  pre: '',
  post,
  ...toEach(each),
});

/** One of those that a selector stands for: "among those personnel". */
export const among = (s: Selector): Filter => ({ test: (r, id) => s.has(r, id), pre: '', post: `among ${s.many}` });

/** Says yes to any card, while this holds. */
export const onlyIf = (c: Condition): Filter => after(`(if ${c.text})`, (r) => c.met(r));

/** A test of one's own, with the words for it. */
export const whoIs = (post: string, test: Filter['test']): Filter => after(post, test);
/** … said before the noun: "staffed ship". */
export const adjective = (pre: string, test: Filter['test']): Filter => before(pre, test);

/** For rules and texts that have no reading at hand: as the card's own player reads it. */
export const passes = (g: Game, f: Filter, id: number): boolean => f.test(readingOf(g, id), id);
