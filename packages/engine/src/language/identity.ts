/** What texts make of others: icons, words they are known by, affiliation, classification, gender; and skills lost or multiplied. */
import type { Affiliation, Classification } from '../cards/facts.ts';
import { SKILLS, type Skill, skillNumber } from '../cards/names.ts';
import type { Amount } from './amounts.ts';
import type { IdentityModifier, Reach, SkillModifier } from './definition.ts';
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

export const gainsIcon = identity('icon', 'gains', (v) => `gains [${v}]`);
export const losesIcon = identity('icon', 'loses', (v) => `loses [${v}]`);
/** A species, rank, or other word that a card is known by (CR-46). */
export const countsAs = identity('keyword', 'gains', (v) => `is ${v}`);
export const noLonger = identity('keyword', 'loses', (v) => `is not ${v}`);

const becomes = {
  affiliation: identity('affiliation', 'becomes', (v) => `becomes ${v}`),
  classification: identity('classification', 'becomes', (v) => `is ${v} classification`),
  gender: identity('gender', 'becomes', (v) => `is ${v}`),
};
export const becomesAffiliation = (a: Affiliation, to: Reach): IdentityModifier => becomes.affiliation(a, to);
export const becomesClassification = (c: Classification, to: Reach): IdentityModifier => becomes.classification(c, to);
export const becomesGender = (v: 'male' | 'female', to: Reach): IdentityModifier => becomes.gender(v, to);

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

/** A skill that was selected, whichever it is now: at the first level, multiplied or not. */
export const hasSelectedSkill = (selected: ChoiceRemembered<Skill>, to: Reach): SkillModifier => ({
  kind: 'skill',
  skill: 'any',
  how: 'add',
  levels: (g, source, _, skill) => (selected.read(readingOf(g, source)) === SKILLS[skill] ? 1 : 0),
  applies: (g, source, id) => to.has(readingOf(g, source), id),
  cumulative: true,
  text: `${to.each} has the selected skill`,
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
