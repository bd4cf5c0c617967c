import {
  allOf,
  dilemma,
  kill,
  onlyWith,
  opponents,
  people,
  plus,
  present,
  random,
  skill,
  skilled,
  thereIs,
  unless,
  which,
} from '@spaceline/engine/language';
import { dotsAtLeast } from '../../words/dilemma-people.ts';

const spies = opponents(people).which(skill('Tal Shiar'));

export const flaxianAssassin = dilemma('Flaxian Assassin', {
  encounter: unless(
    allOf(skilled('SECURITY', 2), skilled('Biology')),
    kill(random(plus(1, onlyWith(1, thereIs(spies))), which(present, dotsAtLeast(3)))),
  ),
});
