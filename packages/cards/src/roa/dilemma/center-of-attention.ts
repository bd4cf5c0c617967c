import {
  allOf,
  anyOf,
  dilemma,
  either,
  kill,
  opponentChooses,
  present,
  skill,
  skilled,
  someone,
  totalOver,
  unless,
  which,
} from '@spaceline/engine/language';
import { handWeapons } from '../../hand-weapons-present.ts';
import { persona } from '../../words/whereabouts.ts';

export const centerOfAttention = dilemma('Center of Attention', {
  encounter: unless(
    anyOf(skilled('SECURITY', 4), allOf(handWeapons(1), totalOver('cunning', 36)), someone(persona('Quark'))),
    kill(opponentChooses(1, which(present, either(skill('Treachery'), skill('Greed'))))),
    'discard',
  ),
});
