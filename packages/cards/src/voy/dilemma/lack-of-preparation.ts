import {
  affiliation,
  allOf,
  dilemma,
  icon,
  ifThen,
  points,
  someone,
  toGetPast,
  unless,
} from '@spaceline/engine/language';
import { couldHaveSolvedAtTheStart, everyone } from '../../words/dilemma-conditions.ts';

export const lackOfPreparation = dilemma('Lack of Preparation', {
  encounter: ifThen(
    everyone(affiliation('Borg')),
    toGetPast(allOf(someone(icon('Com')), someone(icon('Nav')), someone(icon('Def')))),
    unless(couldHaveSolvedAtTheStart, points(-10)),
  ),
});
