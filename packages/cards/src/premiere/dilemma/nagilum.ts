import {
  anyOf,
  crew,
  dilemma,
  forEachPerson,
  half,
  kill,
  random,
  skilled,
  totalOver,
  unless,
} from '@spaceline/engine/language';
import { worthItsPoints } from '../../words/dilemmas.ts';

export const nagilum = dilemma('Nagilum', {
  encounter: worthItsPoints(
    unless(
      anyOf(skilled('Diplomacy', 3), totalOver('strength', 40)),
      kill(random(half(forEachPerson(crew)), crew)),
      'discard',
    ),
  ),
});
