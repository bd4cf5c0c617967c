/** Filters: words that say which cards are meant. */
import type { Affiliation, CardType, Classification } from '../cards/facts.ts';
import { type Attribute, affiliationBit, type Skill, skillNumber } from '../cards/names.ts';
import { isCalled } from '../cards/titles.ts';
import type { Game } from '../core/game.ts';
import { Status } from '../core/state.ts';
import {
  affiliations as affiliationsOf,
  attribute,
  classificationOf,
  hasIcon,
  printedAttribute,
  skillLevel,
} from '../core/values.ts';
import { isA } from '../missions/requirements.ts';
import type { Filter } from './definition.ts';
import { list, squeeze } from './english.ts';
import { spoke } from './names.ts';
import { readingOf } from './reading.ts';

const before = (pre: string, test: Filter['test']): Filter => ({ test, pre, post: '' });
const after = (post: string, test: Filter['test']): Filter => ({ test, pre: '', post });

/** Levels of the skill, the classification included. */
export const skill = (name: Skill, n = 1): Filter => {
  spoke('skill', name);
  const number = skillNumber(name);
  return before(n > 1 ? `${name} x${n}` : name, ({ g }, id) => skillLevel(g, id, number) >= n);
};

/** Only the printed classification counts. */
export const classification = (c: Classification): Filter => {
  spoke('classification', c);
  return before(
    `${c}-classification`,
    ({ g }, id) => classificationOf(g, id) === c || g.def(id).facts.classification2 === c,
  );
};

/** A species, rank, or other word that the card is known by (CR-46). */
export const keyword = (word: string): Filter => {
  spoke('keyword', word);
  return before(word, ({ g }, id) => isA(g, id, word));
};
export const icon = (name: string): Filter => {
  spoke('icon', name);
  return before(iconText(name), ({ g }, id) => hasIcon(g, id, name));
};
/** "[DQ]"; a nemesis icon as it is drawn, "(R>"; an infiltration icon as "<Klingon>" */
const iconText = (name: string): string =>
  name.startsWith('nemesis:') ? name.slice(8) : name.startsWith('inf:') ? `<${name.slice(4)}>` : `[${name}]`;
export const female: Filter = before('female', ({ g }, id) => isA(g, id, 'female'));
export const male: Filter = before('male', ({ g }, id) => isA(g, id, 'male'));
export const universal: Filter = before('universal', ({ g }, id) => g.def(id).facts.unique === 'universal');
export const unique: Filter = before('unique', ({ g }, id) => g.def(id).unique);
export const affiliation = (name: Affiliation): Filter => {
  spoke('affiliation', name);
  const bit = affiliationBit(name);
  return before(name, ({ g }, id) => (affiliationsOf(g, id) & bit) !== 0);
};
/** CR-34: of these titles, or of their groups. */
export const titled = (...titles: readonly string[]): Filter => ({
  ...before(list(spoke('title', ...titles), 'or'), ({ g }, id) => titles.some((t) => isCalled(g.def(id), t))),
  named: true,
});
export const shipClass = (name: string): Filter => {
  const [printed] = spoke('ship class', `${name} Class`);
  return before(`${name}-class`, ({ g }, id) => g.def(id).facts.class === printed);
};
/** A ship's special equipment: "with Tractor Beam". */
export const hasEquipment = (name: string): Filter => {
  spoke('special equipment', name);
  return after(`with ${name}`, ({ g }, id) => g.def(id).facts.equipment?.includes(name) === true);
};
export const ofType = (type: CardType): Filter => before(type, ({ g }, id) => g.def(id).facts.type === type);

export const over = (name: Attribute, n: number): Filter =>
  after(`with ${name.toUpperCase()}>${n}`, ({ g }, id) => attribute(g, id, name) > n);
export const under = (name: Attribute, n: number): Filter =>
  after(`with ${name.toUpperCase()}<${n}`, ({ g }, id) => attribute(g, id, name) < n);
export const printedUnder = (name: Attribute, n: number): Filter =>
  after(`with printed ${name.toUpperCase()}<${n}`, ({ g }, id) => printedAttribute(g, id, name) < n);

export const not = (f: Filter): Filter => ({
  test: (r, id) => !f.test(r, id),
  pre: f.pre === '' || f.named ? '' : `non-${f.pre}`,
  post: f.named
    ? `other than ${f.pre}`
    : f.post === ''
      ? ''
      : f.post.startsWith('with ')
        ? `without${f.post.slice(4)}`
        : `not ${f.post}`,
});

export const both = (...fs: readonly Filter[]): Filter => ({
  test: (r, id) => fs.every((f) => f.test(r, id)),
  pre: squeeze(fs.map((f) => f.pre).join(' ')),
  post: list(
    fs.map((f) => f.post).filter((x) => x !== ''),
    'and',
  ),
  ...(fs.some((f) => f.named) && { named: true }),
});

export const either = (...fs: readonly Filter[]): Filter => {
  const test: Filter['test'] = (r, id) => fs.some((f) => f.test(r, id));
  if (fs.every((f) => f.post === ''))
    return {
      test,
      pre: list(
        fs.map((f) => f.pre),
        'or',
      ),
      post: '',
    };
  // what stands before the noun for one of them must not be read as said of the other
  const each = fs.map((f) => squeeze(`${f.pre} ${f.post}`));
  return { test, pre: '', post: fs.every((f) => f.pre === '') ? list(each, 'or') : `(${list(each, 'or')})` };
};

/** as if it were not there, until something wakes it. */
export const inStasis: Filter = after('in stasis', ({ g }, id) => (g.card(id).status & Status.Stasis) !== 0);

/** A test of one's own, with the words for it. */
export const whoIs = (post: string, test: (g: Game, id: number) => boolean): Filter =>
  after(post, ({ g }, id) => test(g, id));

/** For rules and texts that have no reading at hand: as the card's own player reads it. */
export const passes = (g: Game, f: Filter, id: number): boolean => f.test(readingOf(g, id), id);
