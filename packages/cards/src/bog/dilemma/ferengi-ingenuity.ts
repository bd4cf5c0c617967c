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
  stopUntil,
  thereIs,
  toGetPast,
  unstop,
  which,
} from '@spaceline/engine/language';
import { discardDilemma } from '../../words/dilemmas.ts';

const expert = skill('Computer Skill');

export const ferengiIngenuity = dilemma('Ferengi Ingenuity', {
  encounter: ifThen(
    thereIs(which(present, skill('Computer Skill', 2))),
    discardDilemma,
    toGetPast(
      someone(expert),
      inOrder(placeOn(highest('cunning', which(present, expert))), stopUntil('countdown', host)),
    ),
  ),
  expires: unstop(itsHost()),
});
