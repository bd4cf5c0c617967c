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
import { atEndOfOpponentsTurn, opponentsAbility, stopsThroughOpponentsTurn } from '../../words/dilemmas.ts';

export const kidnappers = dilemma('Kidnappers', {
  encounter: inOrder(placeOn(random(1, which(present, female))), stopsThroughOpponentsTurn(host)),
  abilities: [opponentsAbility('kidnap', skill('SECURITY'), inOrder(captures(the(host)), discardThis))],
  triggers: [atEndOfOpponentsTurn(discardThis)],
  capturing: true,
});
