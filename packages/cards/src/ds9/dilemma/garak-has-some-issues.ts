import {
  cure,
  dilemma,
  host,
  inOrder,
  itsAttribute,
  kill,
  opponentChooses,
  people,
  placeOn,
  present,
  random,
  skilled,
  stop,
  the,
  trigger,
  under,
} from '@spaceline/engine/language';
import { otherThan } from '../../words/dilemma-people.ts';

const victims = people.which(otherThan(host)).which(under('cunning', itsAttribute('cunning', host))).present;

export const garakHasSomeIssues = dilemma('Garak Has Some Issues', {
  encounter: inOrder(placeOn(random(1, present)), stop(the(host))),
  triggers: [trigger('start of your turn', kill(opponentChooses(1, victims)))],
  cure: cure(skilled('Exobiology', 2)),
});
