import { attribute } from '@spaceline/engine';
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
  when,
  which,
  whoIs,
} from '@spaceline/engine/language';

const weak = whoIs(
  'with STRENGTH+CUNNING<15',
  (g, id) => attribute(g, id, 'strength') + attribute(g, id, 'cunning') < 15,
);

export const commonThief = dilemma('Common Thief', {
  encounter: simply(
    ifThen(
      when('any Equipment card is present', (ctx) => equipmentPresent.ids(ctx).length > 0),
      discard(random(1, equipmentPresent)),
      kill(opponentChooses(1, which(present, weak))),
    ),
  ),
});
