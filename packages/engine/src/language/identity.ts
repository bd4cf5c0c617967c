/** What texts make of others: icons, words they are known by, affiliation, classification, gender; and skills lost or multiplied. */
import { AFFILIATIONS, type Affiliation, type Classification } from '../cards/facts.ts';
import { affiliationBit, SKILLS, type Skill, skillNumber } from '../cards/names.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { isWholeAnswer, type Shared } from '../core/tableau.ts';
import { classificationOf, disabled, listedLevel, skillLevel } from '../core/values.ts';
import { type Amount, inFigures } from './amounts.ts';
import type {
  Effect,
  IdentityModifier,
  LikenessModifier,
  Picker,
  Reach,
  Selector,
  SkillModifier,
} from './definition.ts';
import { iconText } from './filters.ts';
import { beginsToLast, termText, type Until } from './lasting.ts';
import type { ChoiceRemembered } from './memory.ts';
import { readAmount, timesText } from './modifiers.ts';
import { spoke } from './names.ts';
import { readingOf } from './reading.ts';

type What = Exclude<IdentityModifier['what'], 'second-classification'>;

const identity =
  (what: What, how: IdentityModifier['how'], words: (value: string) => string) =>
  (value: string, to: Reach): IdentityModifier => {
    // what is lost must have been there; what is given is there from now on
    if (how === 'loses' && what !== 'gender') spoke(what, value);
    return {
      kind: 'identity',
      what,
      value,
      how,
      applies: (g, source, id) => to.has(readingOf(g, source), id),
      text: `${to.each} ${words(value)}`,
    };
  };

/** "[AU]", "a red nemesis icon pointing left" */
const iconName = (v: string): string => {
  const [pre, post] = iconText(v);
  return pre === '' ? post.replace(/^with /, '') : pre;
};
export const gainsIcon = identity('icon', 'gains', (v) => `gains ${iconName(v)}`);
export const losesIcon = identity('icon', 'loses', (v) => `loses ${iconName(v)}`);
/** A species, rank, or other word that a card is known by (CR-46). */
export const countsAs = identity('keyword', 'gains', (v) => `is ${v}`);
/** … is lost. */
export const noLonger = identity('keyword', 'loses', (v) => `is not ${v}`);

const becomes = {
  affiliation: identity('affiliation', 'becomes', (v) => `becomes ${v}`),
  classification: identity('classification', 'becomes', (v) => `is ${v} classification`),
  gender: identity('gender', 'becomes', (v) => `is ${v}`),
};
export const becomesAffiliation = (a: Affiliation, to: Reach): IdentityModifier => becomes.affiliation(a, to);
export const becomesClassification = (c: Classification, to: Reach): IdentityModifier => becomes.classification(c, to);
export const becomesGender = (v: 'male' | 'female', to: Reach): IdentityModifier => becomes.gender(v, to);

/** They work as that card does: its classification, skills, staffing icon and infiltration icons are theirs, instead of their own. */
export const worksLike = (model: Selector, to: Reach): LikenessModifier => ({
  kind: 'likeness',
  model: (g, source) => model.ids(readingOf(g, source))[0] ?? -1,
  applies: (g, source, id) => to.has(readingOf(g, source), id),
  text: `${to.each} has the classification, skills, staffing icon and infiltration icon of ${model.one} instead of its own`,
});

/** DOM-21: infiltration icons for the printed affiliations of that card, or for their own. */
export const gainsInfiltrationIcons = (to: Reach, of?: Selector): IdentityModifier[] =>
  AFFILIATIONS.map((a, i) => ({
    kind: 'identity',
    what: 'icon',
    value: `inf:${a}`,
    how: 'gains',
    applies: (g, source, id) => {
      const r = readingOf(g, source);
      const model = of === undefined ? id : (of.ids(r)[0] ?? -1);
      return model >= 0 && (g.def(model).affiliations & affiliationBit(a)) !== 0 && to.has(r, id);
    },
    text:
      i > 0
        ? ''
        : `${to.each} gains infiltration icons for ${of === undefined ? 'its own' : `${of.one}’s`} affiliation(s)`,
  }));

/** A skill by name, or which of those that a card lists. */
export type WhichSkill = Skill | keyof typeof LISTED;
const LISTED = {
  'first-listed': 'its first-listed skill',
  'first-two-listed': 'its first two listed skills',
  all: 'all its skills',
} as const;
const isListed = (w: WhichSkill): w is keyof typeof LISTED => w in LISTED;
const numberOf = (w: WhichSkill): SkillModifier['skill'] => (isListed(w) ? w : skillNumber(w));
const skillText = (w: WhichSkill): string => (isListed(w) ? LISTED[w] : w);

export const losesSkill = (which: WhichSkill, to: Reach): SkillModifier => ({
  kind: 'skill',
  skill: numberOf(which),
  how: 'lose',
  levels: () => 0,
  applies: (g, source, id) => to.has(readingOf(g, source), id),
  cumulative: false,
  text: `${to.each} loses ${skillText(which)}`,
});

/** A skill that was selected, whichever it is now: at the first level, multiplied or not (R-1.27). */
export const hasSelectedSkill = (selected: ChoiceRemembered<Skill>, to: Reach): SkillModifier => ({
  kind: 'skill',
  skill: 'any',
  how: 'add',
  levels: (g, source, _, skill) => (selected.read(readingOf(g, source)) === SKILLS[skill] ? 1 : 0),
  applies: (g, source, id) => to.has(readingOf(g, source), id),
  cumulative: true,
  text: `${to.each} has the selected skill`,
});

/** So many levels, however many there were. */
export const hasLevels = (name: Skill, levels: Amount, to: Reach): SkillModifier => ({
  kind: 'skill',
  skill: skillNumber(name),
  how: 'set',
  levels: readAmount(levels),
  applies: (g, source, id) => to.has(readingOf(g, source), id),
  cumulative: false,
  text: `${to.each} has ${inFigures(levels, (k) => `${k} ${name}`)}`,
});

export const multipliesSkill = (which: WhichSkill, times: Amount, to: Reach): SkillModifier => ({
  kind: 'skill',
  skill: numberOf(which),
  how: 'multiply',
  levels: readAmount(times),
  applies: (g, source, id) => to.has(readingOf(g, source), id),
  cumulative: false,
  text: `${to.each} has ${skillText(which)} ${timesText(times)}`,
});

/** Looks at somebody as if nobody shared skills with that one. */
const withoutCopies = <T>(g: Game, id: number, look: () => T): T => {
  const { copying } = g.tableau;
  const already = copying.has(id);
  copying.add(id);
  try {
    return look();
  } finally {
    if (!already) copying.delete(id);
  }
};

/** Whoever asks this by asking for a skill is answered without it. */
const copying = (g: Game, id: number, reaches: () => boolean): boolean =>
  !g.tableau.copying.has(id) && withoutCopies(g, id, reaches);

/** What one has to share: its regular skills, those that a text gives it among them, and not its classification. */
const ownLevel = (g: Game, id: number, skill: number): number => {
  const classified = classificationOf(g, id) === SKILLS[skill] ? 1 : 0;
  return withoutCopies(g, id, () => skillLevel(g, id, skill)) - classified;
};

/** Who of the group could share something, and what is known of it. It is asked for each of them and each skill, so it is kept. */
function sharedIn(g: Game, source: number, group: Selector): Shared {
  const find = (): Shared => ({ able: group.ids(readingOf(g, source)).filter((id) => !disabled(g, id)), highest: [] });
  if (!isWholeAnswer(g.tableau)) return find();
  const { answers } = g.tableau;
  answers.shared ??= new Map();
  const kept = answers.shared.get(group) ?? [];
  answers.shared.set(group, kept);
  kept[source] ??= find();
  return kept[source];
}

/** R-11.23: each of them has whatever skill one of them has, at the highest level that one has; only some of them, where it is said. */
export const shareSkills = (group: Selector, to: Reach = group): SkillModifier => ({
  kind: 'skill',
  skill: 'any',
  how: 'add',
  levels(g, source, id, skill) {
    const { able, highest } = sharedIn(g, source, group);
    highest[skill] ??= able.reduce((most, x) => Math.max(most, ownLevel(g, x, skill)), 0);
    return Math.max(0, highest[skill] - ownLevel(g, id, skill));
  },
  applies: (g, source, id) => copying(g, id, () => to.has(readingOf(g, source), id)),
  cumulative: false,
  text: `${group.many} share their skills, each at its highest level`,
});

const COPY: SkillModifier = {
  kind: 'skill',
  skill: 'any',
  how: 'add',
  // what is copied is noted when it is said
  levels: () => 0,
  applies: () => true,
  cumulative: true,
  text: '',
};

/** R-1.27, R-4.22: they gain the skills that the other one lists now, whatever becomes of that one. */
export const copiesSkills = (term: Until, of: Picker, to: Picker): Effect => {
  const modifier: SkillModifier = { ...COPY };
  return {
    *run(r): Flow {
      const [model] = yield* of.pick(r);
      const subjects = yield* to.pick(r);
      if (model === undefined || subjects.length === 0) return;
      const skills = SKILLS.map((_, skill) => listedLevel(r.g, model, skill));
      beginsToLast(r, modifier, subjects, term, skills);
    },
    could: (r) => of.any(r) && to.any(r),
    text: `${termText(term)}, ${to.text} gains the skills of ${of.text}`,
    hint: 1,
    lasts: modifier,
  };
};
