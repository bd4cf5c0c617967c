import {
  among,
  both,
  icon,
  inOrder,
  interrupt,
  kin,
  may,
  ofType,
  onceEveryTurn,
  people,
  pick,
  playsTo,
  the,
  topOf,
  wherever,
  your,
} from '@spaceline/engine/language';
import { atTheirLocation, brings } from '../../words/arriving.ts';
import { takesBack } from '../../words/piles.ts';

const hosts = your(people).which(both(icon('Com'), kin('Borg')));

const card = wherever('card');

export const nanoprobeResuscitation = interrupt('Nanoprobe Resuscitation', {
  plays: [
    playsTo(
      inOrder(
        pick('card', topOf(1, 'you', 'discard pile')),
        takesBack(the(card)),
        may(brings(both(ofType('Personnel'), among(card)), atTheirLocation(hosts))),
      ),
      { mark: 'return', timing: 'any', limit: onceEveryTurn },
    ),
  ],
});
