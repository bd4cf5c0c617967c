import {
  both,
  icon,
  inOrder,
  interrupt,
  kin,
  may,
  ofType,
  onceEveryTurn,
  people,
  playsTo,
  topOf,
  your,
} from '@spaceline/engine/language';
import { atTheirLocation, brings } from '../../words/arriving.ts';
import { takenBack, takesBack } from '../../words/piles.ts';

const hosts = your(people).which(both(icon('Com'), kin('Borg')));

export const nanoprobeResuscitation = interrupt('Nanoprobe Resuscitation', {
  plays: [
    playsTo(
      inOrder(
        takesBack(topOf(1, 'you', 'discard pile')),
        may(brings(both(ofType('Personnel'), takenBack), atTheirLocation(hosts))),
      ),
      { mark: 'return', timing: 'any', limit: onceEveryTurn },
    ),
  ],
});
