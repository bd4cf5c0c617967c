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
  under,
  which,
} from '@spaceline/engine/language';

export const commonThief = dilemma('Common Thief', {
  encounter: simply(
    ifThen(
      thereIs(equipmentPresent),
      discard(random(1, equipmentPresent)),
      kill(opponentChooses(1, which(present, under(['strength', 'cunning'], 15)))),
    ),
  ),
});
