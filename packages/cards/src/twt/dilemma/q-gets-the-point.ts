import {
  anyOf,
  dilemma,
  either,
  ifThen,
  opponentChooses,
  opponents,
  people,
  present,
  skill,
  skilled,
  someone,
  stop,
  thereIs,
  titled,
  toGetPast,
  which,
} from '@spaceline/engine/language';
import { persona } from '../../words/whereabouts.ts';

/** Two personas by the facts, and either is a Guinan. */
const guinan = persona('Guinan', 'Madam Guinan');
const such = which(present, either(skill('Treachery'), titled('Mortal Q')));

export const qGetsThePoint = dilemma('Q Gets the Point', {
  encounter: toGetPast(
    anyOf(skilled('Treachery', 2), someone(titled('Mortal Q'))),
    ifThen(thereIs(opponents(people).which(guinan)), stop(opponentChooses(1, such))),
  ),
  nullified: someone(guinan),
});
