import {
  affiliation,
  anyOf,
  both,
  dilemma,
  keyword,
  skill,
  someone,
  toGetPast,
  under,
} from '@spaceline/engine/language';
import { persona } from '../../words/whereabouts.ts';

export const inThePaleMoonlight = dilemma('In the Pale Moonlight', {
  encounter: toGetPast(
    anyOf(
      someone(under('integrity', 4)),
      someone(both(affiliation('Federation'), skill('Treachery'))),
      someone(persona('Elim Garak', 'Garak')),
      someone(keyword('Founder')),
    ),
  ),
});
