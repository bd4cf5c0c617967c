import {
  both,
  facilities,
  kin,
  mayReportHere,
  onceEachTurn,
  personnel,
  skill,
  titled,
} from '@spaceline/engine/language';
import { isAboard } from '../../words/people-and-ships.ts';

export const firstMinisterShakaar = personnel('First Minister Shakaar', {
  modifiers: [
    mayReportHere(both(kin('Bajoran'), skill('CIVILIAN')), {
      place: 'aboard',
      free: true,
      limit: onceEachTurn,
      while: isAboard(facilities.which(titled('Chamber of Ministers'))),
    }),
  ],
});
