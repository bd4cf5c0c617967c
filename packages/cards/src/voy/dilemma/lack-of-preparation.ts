import {
  affiliation,
  allOf,
  couldSolve,
  dilemma,
  icon,
  ifThen,
  points,
  someone,
  toGetPast,
  unless,
} from '@spaceline/engine/language';
import { asItBegan, everyone } from '../../words/dilemma-conditions.ts';

const prepared = asItBegan(couldSolve);

export const lackOfPreparation = dilemma('Lack of Preparation', {
  encounter: ifThen(
    everyone(affiliation('Borg')),
    toGetPast(allOf(someone(icon('Com')), someone(icon('Nav')), someone(icon('Def')))),
    unless(prepared, points(-10)),
  ),
  witnesses: prepared.noted,
});
