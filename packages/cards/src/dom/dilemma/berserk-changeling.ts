import {
  anyOf,
  anything,
  dilemma,
  having,
  keyword,
  kill,
  not,
  present,
  random,
  skilled,
  someoneHasInPlay,
  thereIs,
  titled,
  unless,
  which,
} from '@spaceline/engine/language';
import { handWeapons } from '../../hand-weapons-present.ts';

/** Shape-Shift Inhibitor lies on the table, and so is with everybody. */
export const berserkChangeling = dilemma('Berserk Changeling', {
  encounter: unless(
    anyOf(
      handWeapons(2),
      skilled('SECURITY', 3),
      thereIs(anything.which(titled('Changeling Sweep')).here),
      someoneHasInPlay('Shape-Shift Inhibitor'),
      having('Interphase Generator'),
      having('Mora Pol'),
    ),
    kill(random(1, which(present, not(keyword('Changeling'))))),
  ),
});
