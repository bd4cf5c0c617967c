import {
  all,
  both,
  dilemma,
  kill,
  present,
  printedUnder,
  random,
  simply,
  universal,
  which,
} from '@spaceline/engine/language';
import { whateverCan } from '../../words/choosing.ts';
import { drone } from '../../words/hive.ts';

export const theWeakWillPerish = dilemma('The Weak Will Perish', {
  encounter: simply(
    whateverCan(
      kill(random(5, which(present, both(universal, drone)))),
      kill(all(which(present, printedUnder('strength', 5)))),
    ),
  ),
  immuneTo: ['Adapt: Negate Obstruction'],
});
