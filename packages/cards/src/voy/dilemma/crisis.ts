import {
  allOf,
  anyOf,
  both,
  classification,
  dilemma,
  icon,
  kin,
  skilled,
  someone,
  toGetPast,
} from '@spaceline/engine/language';
import { aboardYourShipHere } from '../../words/dilemma-conditions.ts';

export const crisis = dilemma('Crisis', {
  encounter: toGetPast(
    allOf(
      anyOf(skilled('Leadership'), allOf(someone(icon('Com')), someone(icon('Def')))),
      anyOf(aboardYourShipHere(classification('OFFICER')), aboardYourShipHere(both(icon('Def'), kin('Borg')), 2)),
    ),
  ),
});
