import {
  dilemma,
  highest,
  host,
  ifThen,
  inOrder,
  itsHost,
  placeOn,
  present,
  skill,
  someone,
  thereIs,
  toGetPast,
  unstop,
  which,
} from '@spaceline/engine/language';
import { discardDilemma, stopsDuringCountdown } from '../../words/dilemmas.ts';

const expert = skill('Computer Skill');

export const ferengiIngenuity = dilemma('Ferengi Ingenuity', {
  encounter: ifThen(
    thereIs(which(present, skill('Computer Skill', 2))),
    discardDilemma,
    toGetPast(
      someone(expert),
      inOrder(placeOn(highest('cunning', which(present, expert))), stopsDuringCountdown(host)),
    ),
  ),
  expires: unstop(itsHost()),
});
