import {
  able,
  allOf,
  anyOf,
  both,
  classification,
  dilemma,
  holding,
  icon,
  kin,
  people,
  ships,
  skilled,
  someone,
  thereIs,
  toGetPast,
  your,
} from '@spaceline/engine/language';

const hands = your(people).which(able);

export const crisis = dilemma('Crisis', {
  encounter: toGetPast(
    allOf(
      anyOf(skilled('Leadership'), allOf(someone(icon('Com')), someone(icon('Def')))),
      anyOf(
        thereIs(your(ships).which(holding(1, hands.which(classification('OFFICER')))).here),
        thereIs(your(ships).which(holding(2, hands.which(both(icon('Def'), kin('Borg'))))).here),
      ),
    ),
  ),
});
