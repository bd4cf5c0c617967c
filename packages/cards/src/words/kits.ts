/** Kits, tricorders and PADDs: a skill for everybody of one classification, wit for everybody of one affiliation. */
import type { Affiliation, Classification, Skill } from '@spaceline/engine';
import {
  affiliation,
  boost,
  gainSkill,
  type Modifier,
  classification as ofClassification,
  people,
  your,
  yourPersonnelPresent,
} from '@spaceline/engine/language';

/** "Gives all of your OFFICER-classification personnel the extra skill of ENGINEER where present"; copies count once. */
export const kit = (c: Classification, name: Skill): Modifier[] => [
  gainSkill(name, your(people).which(ofClassification(c)).present),
];

/** "Klingon use only", CUNNING +2 for each of them where it is, and every copy counts. */
export const padd = (users: Affiliation): Modifier[] => [
  boost(['cunning'], 2, yourPersonnelPresent(affiliation(users)), { cumulative: true }),
];
