import {
  allOf,
  anyOf,
  both,
  dilemma,
  having,
  havingAny,
  icon,
  keyword,
  someone,
  toGetPast,
  totalOver,
} from '@spaceline/engine/language';
import { tricorder } from '../../words/dilemma-people.ts';

export const founderSecret = dilemma('Founder Secret', {
  encounter: toGetPast(
    anyOf(
      someone(keyword('Changeling')),
      having('Interphase Generator'),
      having("Croden's Key"),
      having('Breen CRM114'),
      allOf(totalOver('cunning', 40), havingAny(tricorder)),
      totalOver('strength', 70),
      someone(both(icon('Def'), keyword('Drone')), 4),
    ),
  ),
});
