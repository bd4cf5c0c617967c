import {
  dilemma,
  discard,
  equipmentPresent,
  ifThen,
  kill,
  opponentChooses,
  present,
  random,
  simply,
  thereIs,
  which,
} from '@spaceline/engine/language';
import { sumUnder } from '../../words/dilemma-people.ts';

export const commonThief = dilemma('Common Thief', {
  encounter: simply(
    ifThen(
      thereIs(equipmentPresent),
      discard(random(1, equipmentPresent)),
      kill(opponentChooses(1, which(present, sumUnder(['strength', 'cunning'], 15)))),
    ),
  ),
});
