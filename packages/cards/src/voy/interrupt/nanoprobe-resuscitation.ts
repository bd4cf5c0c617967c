import {
  both,
  icon,
  inOrder,
  interrupt,
  may,
  ofType,
  onceEveryTurn,
  people,
  playsTo,
  topOf,
  your,
} from '@spaceline/engine/language';
import { atTheirLocation, brings } from '../../words/arriving.ts';
import { borg } from '../../words/people-and-ships.ts';
import { takenBack, takesBack } from '../../words/piles.ts';

const hosts = your(people).which(both(icon('Com'), borg));

export const nanoprobeResuscitation = interrupt('Nanoprobe Resuscitation', {
  plays: [
    playsTo(
      inOrder(
        takesBack(topOf(1, 'you', 'discard pile')),
        may(brings(both(ofType('Personnel'), takenBack), atTheirLocation(hosts))),
      ),
      { name: 'return', timing: 'any', limit: onceEveryTurn },
    ),
  ],
});
