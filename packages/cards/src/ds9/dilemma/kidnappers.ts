import {
  atEndOf,
  captures,
  dilemma,
  discardThis,
  female,
  host,
  inOrder,
  placeOn,
  present,
  random,
  skill,
  stopUntil,
  the,
  which,
} from '@spaceline/engine/language';
import { opponentsAbility } from '../../words/other-player.ts';

export const kidnappers = dilemma('Kidnappers', {
  encounter: inOrder(placeOn(random(1, which(present, female))), stopUntil("end of opponent's turn", host)),
  abilities: [opponentsAbility('kidnap', skill('SECURITY'), inOrder(captures(the(host)), discardThis))],
  triggers: [atEndOf("opponent's turn", discardThis)],
  capturing: true,
});
