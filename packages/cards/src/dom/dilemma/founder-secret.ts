import { isNamed } from '@spaceline/engine';
import {
  allOf,
  anyOf,
  dilemma,
  having,
  havingAny,
  icon,
  keyword,
  someone,
  toGetPast,
  totalOver,
  whoIs,
} from '@spaceline/engine/language';

const tricorder = whoIs('tricorder', (g, id) => isNamed(g, id, 'any tricorder'));

export const founderSecret = dilemma('Founder Secret', {
  encounter: toGetPast(
    anyOf(
      someone(keyword('Changeling')),
      having('Interphase Generator', "Croden's Key", 'Breen CRM114'),
      allOf(totalOver('cunning', 40), havingAny(tricorder)),
      totalOver('strength', 70),
      someone(icon('Def'), 4),
    ),
  ),
});
