import { dilemma, forEachPerson, present, simply } from '@spaceline/engine/language';
import { losesPoints } from '../../words/scoring-cards.ts';

export const theHigherTheFewer = dilemma('The Higher... The Fewer', {
  encounter: simply(losesPoints(forEachPerson(present))),
});
