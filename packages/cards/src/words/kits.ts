/** Kits, tricorders and PADDs: a skill for everybody of one classification. */
import type { Classification, Skill } from '@spaceline/engine';
import {
  type Filter,
  gainSkill,
  type Modifier,
  not,
  classification as ofClassification,
  people,
  your,
} from '@spaceline/engine/language';

/** each of the two on a card has it. */
const twice = (c: Classification): Filter => ({
  test: ({ g }, id) => g.def(id).facts.classification === c && g.def(id).facts.classification2 === c,
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
