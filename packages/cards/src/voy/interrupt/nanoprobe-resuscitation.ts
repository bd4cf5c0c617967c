import {
  affiliation,
  both,
  either,
  icon,
  inOrder,
  interrupt,
  keyword,
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

const borg = your(people)
  .which(icon('Com'))
  .which(either(keyword('Borg'), affiliation('Borg')));

export const nanoprobeResuscitation = interrupt('Nanoprobe Resuscitation', {
  plays: [
    playsTo(
      inOrder(
        takesBack(topOf(1, 'you', 'discard pile')),
        may(brings(both(ofType('Personnel'), takenBack), atTheirLocation(borg))),
      ),
      { name: 'return', timing: 'any', limit: onceEveryTurn },
    ),
  ],
});
