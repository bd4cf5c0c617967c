import {
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
  the,
  which,
} from '@spaceline/engine/language';
import { stopsThroughOpponentsTurn } from '../../words/dilemmas.ts';
import { atEndOfOpponentsTurn } from '../../words/dilemmas-in-play.ts';
import { opponentsAbility } from '../../words/other-player.ts';

export const kidnappers = dilemma('Kidnappers', {
  encounter: inOrder(placeOn(random(1, which(present, female))), stopsThroughOpponentsTurn(host)),
  abilities: [opponentsAbility('kidnap', skill('SECURITY'), inOrder(captures(the(host)), discardThis))],
  triggers: [atEndOfOpponentsTurn(discardThis)],
  capturing: true,
});
