/** Kits, tricorders and PADDs: a skill for everybody of one classification, wit for everybody of one affiliation. */
import {
  type Affiliation,
  type Classification,
  classificationOf,
  type Skill,
  secondClassificationOf,
} from '@spaceline/engine';
import {
  affiliation,
  boost,
  type Filter,
  gainSkill,
  type Modifier,
  not,
  classification as ofClassification,
  people,
  your,
  yourPersonnelPresent,
} from '@spaceline/engine/language';

/** each of the two on a card has it. */
const twice = (c: Classification): Filter => ({
  test: ({ g }, id) => {
    return classificationOf(g, id) === c && secondClassificationOf(g, id) === c;
  },
  pre: '',
  post: '',
});

/** "Gives all of your OFFICER-classification personnel the extra skill of ENGINEER where present"; copies count once. */
export const kit = (c: Classification, name: Skill): Modifier[] => {
  const one = your(people).which(ofClassification(c)).present;
  const pair = your(people).which(twice(c)).present;
  return [
    { ...gainSkill(name, one.which(not(twice(c)))), text: gainSkill(name, one).text },
    { ...gainSkill(name, pair, { levels: 2 }), text: '' },
  ];
};

/** "Klingon use only", CUNNING +2 for each of them where it is, and every copy counts. */
export const padd = (users: Affiliation): Modifier[] => [
  boost(['cunning'], 2, yourPersonnelPresent(affiliation(users)), { cumulative: true }),
];
