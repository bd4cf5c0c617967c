/** What texts make of others: icons, words they are known by, affiliation, classification, gender; and skills lost or multiplied. */
import { AFFILIATIONS, type Affiliation, type Classification } from '../cards/facts.ts';
import { affiliationBit, SKILLS, type Skill, skillNumber } from '../cards/names.ts';
import type { Flow } from '../core/flow.ts';
import type { Game } from '../core/game.ts';
import { disabled, listedLevel } from '../core/values.ts';
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

type What = IdentityModifier['what'];

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
export type WhichSkill = Skill | 'first-listed' | 'all';
const numberOf = (w: WhichSkill): SkillModifier['skill'] => (w === 'first-listed' || w === 'all' ? w : skillNumber(w));
const skillText = (w: WhichSkill): string =>
  w === 'all' ? 'all its skills' : w === 'first-listed' ? 'its first-listed skill' : w;

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

/** Whoever asks this by asking for a skill is answered without it. */
const copying = (g: Game, id: number, reaches: () => boolean): boolean => {
  const { copying: asked } = g.tableau;
  if (asked.has(id)) return false;
  asked.add(id);
  try {
    return reaches();
  } finally {
    asked.delete(id);
  }
};

/** R-11.23: each of them has whatever skill one of them lists, at the highest level that one has; only some of them, where it is said. */
export const shareSkills = (group: Selector, to: Reach = group): SkillModifier => ({
  kind: 'skill',
  skill: 'any',
  how: 'add',
  levels(g, source, id, skill) {
    const others = group.ids(readingOf(g, source)).filter((x) => !disabled(g, x));
    return Math.max(0, ...others.map((x) => listedLevel(g, x, skill) - listedLevel(g, id, skill)));
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
