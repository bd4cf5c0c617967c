import {
  allOf,
  dilemma,
  inOrder,
  may,
  present,
  skill,
  skilled,
  stop,
  toGetPast,
  which,
  youChoose,
} from '@spaceline/engine/language';
import { scoresDilemma } from '../../words/dilemmas.ts';

export const odosCousin = dilemma('Odo\'s "Cousin"', {
  encounter: toGetPast(
    allOf(skilled('Exobiology', 2), skilled('Geology')),
    may(inOrder(stop(youChoose(1, which(present, skill('SCIENCE')))), scoresDilemma)),
  ),
});
