import {
  anyOf,
  dilemma,
  having,
  keyword,
  kill,
  not,
  present,
  random,
  skilled,
  unless,
  which,
} from '@spaceline/engine/language';
import { handWeapons } from '../../hand-weapons-present.ts';
import { inPlayHere } from '../../words/dilemma-conditions.ts';

export const berserkChangeling = dilemma('Berserk Changeling', {
  encounter: unless(
    anyOf(
      handWeapons(2),
      skilled('SECURITY', 3),
      inPlayHere('Changeling Sweep'),
      inPlayHere('Shape-Shift Inhibitor'),
      having('Interphase Generator'),
      having('Mora Pol'),
    ),
    kill(random(1, which(present, not(keyword('Changeling'))))),
  ),
});
