import {
  affiliation,
  allOf,
  asItBegan,
  couldSolve,
  dilemma,
  icon,
  ifThen,
  points,
  someone,
  toGetPast,
  unless,
} from '@spaceline/engine/language';
import { everyone } from '../../words/dilemma-conditions.ts';

export const lackOfPreparation = dilemma('Lack of Preparation', {
  encounter: ifThen(
    everyone(affiliation('Borg')),
    toGetPast(allOf(someone(icon('Com')), someone(icon('Nav')), someone(icon('Def')))),
    unless(asItBegan(couldSolve), points(-10)),
  ),
});
