import {
  all,
  allOf,
  anyOf,
  both,
  dilemma,
  havingAny,
  icon,
  kill,
  kin,
  present,
  printedUnder,
  skilled,
  someone,
  totalOver,
  unless,
  which,
} from '@spaceline/engine/language';
import { tricorder } from '../../words/dilemma-people.ts';

export const kazonBomb = dilemma('Kazon Bomb', {
  encounter: unless(
    anyOf(
      allOf(skilled('SECURITY', 3), totalOver('cunning', 35)),
      allOf(skilled('SECURITY', 2), havingAny(tricorder)),
      someone(both(icon('Def'), kin('Borg')), 3),
    ),
    kill(all(which(present, printedUnder('strength', 7)))),
    'discard',
  ),
});
