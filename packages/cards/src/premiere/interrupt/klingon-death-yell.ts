import {
  allOf,
  answers,
  both,
  inOrder,
  interrupt,
  just,
  kin,
  people,
  skill,
  thatCard,
} from '@spaceline/engine/language';
import { onceForEach } from '../../words/once-for-each.ts';
import { scoresItsPoints } from '../../words/scoring-cards.ts';

const honorable = people.which(both(kin('Klingon'), skill('Honor')));
const yell = onceForEach(thatCard, honorable);

export const klingonDeathYell = interrupt('Klingon Death Yell', {
  plays: [
    answers('died', inOrder(yell.spend, scoresItsPoints), {
      when: allOf(just(honorable), yell.left),
    }),
  ],
});
